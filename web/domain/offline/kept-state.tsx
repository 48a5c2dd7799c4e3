import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { formatDate } from '../../../schema/time'
import { formatBytes } from '../../lib/format-bytes'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { removePages } from './keep-pages'
import type { KeptPage } from './kept-pages'

/** That pages are kept, what they take, and the way to be rid of them. */
export function KeptState({ pages, onRemoved }: { pages: readonly KeptPage[]; onRemoved: () => void }) {
  const { t } = useTranslation('offline')
  const locale = useLocale()
  const [isGoing, setGoing] = useState(false)
  const size = formatBytes(
    pages.reduce((sum, { bytes }) => sum + bytes, 0),
    locale,
  )
  const [oldest] = [...pages].sort((a, b) => a.updatedAt - b.updatedAt)

  async function remove() {
    setGoing(true)
    await removePages(pages.map(({ path }) => path))
    onRemoved()
  }

  return (
    <>
      <p>{oldest ? t('panel.keptSize', { size, date: formatDate(oldest.updatedAt, locale) }) : t('panel.kept')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SiteLink to={paths.offline} className={buttonStyles.quiet}>
          {t('panel.showList')}
        </SiteLink>
        <button type="button" disabled={isGoing} className={buttonStyles.secondary} onClick={() => void remove()}>
          {t('remove')}
        </button>
      </div>
    </>
  )
}
