import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textIn } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { removePages } from './keep-pages'
import { type KeptPage, useKeptPages } from './kept-pages'
import { measureAll } from './kept-store'
import { formatBytes } from './page-needs'

/** What all kept pages take with everything they share, in bytes; undefined until it is counted. */
function useTotal(pages: readonly KeptPage[]): number | undefined {
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    if (pages.length === 0) return
    measureAll().then(setTotal, (error: unknown) => console.debug('the kept files cannot be counted', error))
  }, [pages])
  return total
}

/** The pages that this browser keeps, with what they take, when they were renewed, and the way to be rid of them. */
export function KeptList() {
  const { t } = useTranslation('offline')
  const locale = useLocale()
  const pages = useKeptPages()
  const total = useTotal(pages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, say] = useState('')

  async function remove(paths: string[]) {
    heading.current?.focus()
    await removePages(paths)
    say(t('removed'))
  }

  return (
    <section className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t('list')}
      </h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-3 max-w-3xl">
        {pages.map((page) => (
          <KeptRow key={page.path} page={page} onRemove={() => void remove([page.path])} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {total !== undefined && <p className="text-muted">{t('total', { size: formatBytes(total, locale) })}</p>}
        <RemoveAll onRemove={() => void remove(pages.map(({ path }) => path))} />
      </div>
    </section>
  )
}

function KeptRow({ page, onRemove }: { page: KeptPage; onRemove: () => void }) {
  const { t } = useTranslation('offline')
  const locale = useLocale()
  const title = textIn(page, 'title', locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <SiteLink
          to={page.path}
          lang={title.locale}
          className="inline-flex min-h-8 items-center font-display text-lg font-semibold underline underline-offset-4"
        >
          {title.value}
        </SiteLink>
        <p className="text-sm text-muted">
          {t('sizeAndDate', { size: formatBytes(page.bytes, locale), date: formatDate(page.updatedAt, locale) })}
        </p>
      </div>
      <button type="button" className={buttonStyles.quiet} aria-label={t('removeItem', { title: title.value })} onClick={onRemove}>
        {t('remove')}
      </button>
    </li>
  )
}

/** Removes everything that is kept, once the visitor has said so a second time. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation('offline')
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className={buttonStyles.secondary} onClick={() => setAsking(true)}>
        {t('removeAll')}
      </button>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-start me-3">{t('confirmRemoveAll')}</legend>
      {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed */}
      <button type="button" autoFocus className={buttonStyles.secondary} onClick={() => setAsking(false)}>
        {t('cancel')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={onRemove}>
        {t('yesRemove')}
      </button>
    </fieldset>
  )
}
