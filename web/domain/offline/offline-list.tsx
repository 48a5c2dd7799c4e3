import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textIn } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { removePages } from './download-pages'
import { type OfflinePage, useOfflinePages } from './offline-pages'
import { measureAll } from './offline-store'
import { formatBytes } from './page-needs'

function useTotal(pages: readonly OfflinePage[]): number | undefined {
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    if (pages.length === 0) return
    measureAll().then(setTotal, (error: unknown) =>
      console.debug('the stored files cannot be measured', error),
    )
  }, [pages])
  return total
}

export function OfflineList() {
  const { t } = useTranslation('offline')
  const locale = useLocale()
  const pages = useOfflinePages()
  const total = useTotal(pages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [status, setStatus] = useState('')

  async function remove(paths: string[]) {
    heading.current?.focus()
    await removePages(paths)
    setStatus(t('removed'))
  }

  return (
    <section className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t('list')}
      </h2>
      <p role="status" className="sr-only">
        {status}
      </p>
      <ul className="mt-3 max-w-3xl">
        {pages.map((page) => (
          <OfflineRow key={page.path} page={page} onRemove={() => void remove([page.path])} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {total !== undefined && (
          <p className="text-muted">{t('total', { size: formatBytes(total, locale) })}</p>
        )}
        <RemoveAll onRemove={() => void remove(pages.map(({ path }) => path))} />
      </div>
    </section>
  )
}

function OfflineRow({ page, onRemove }: { page: OfflinePage; onRemove: () => void }) {
  const { t } = useTranslation('offline')
  const locale = useLocale()
  const title = textIn(page, 'title', locale)
  return (
    <li
      className={
        'flex flex-wrap items-center justify-between ' + 'gap-x-4 gap-y-1 border-b border-line py-3'
      }
    >
      <div className="min-w-0">
        <SiteLink
          to={page.path}
          lang={title.locale}
          className={
            'inline-flex min-h-8 items-center font-display text-lg ' +
            'font-semibold underline underline-offset-4'
          }
        >
          {title.value}
        </SiteLink>
        <p className="text-sm text-muted">
          {t('sizeAndDate', {
            size: formatBytes(page.bytes, locale),
            date: formatDate(page.updatedAt, locale),
          })}
        </p>
      </div>
      <button
        type="button"
        className={buttonStyles.quiet}
        aria-label={t('removeItem', { title: title.value })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </li>
  )
}

function RemoveAll({ onRemove }: { onRemove: () => void }) {
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
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        className={buttonStyles.secondary}
        onClick={() => setAsking(false)}
      >
        {t('cancel')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={onRemove}>
        {t('yesRemove')}
      </button>
    </fieldset>
  )
}
