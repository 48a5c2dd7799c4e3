import { Ellipsis, HardDriveDownload, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import { Download, useDownloaded } from '../../../domain/offline/download-button'
import { downloadable } from '../../../domain/offline/offline-pages'
import { useSavedItems } from '../../../domain/saved/saved-items'
import { toSavedLink } from '../../../domain/saved/saved-link'
import { useLocale } from '../../../lib/locale-context'
import { useSettings } from '../../../lib/page-data'
import { buttonStyles } from '../../../ui/button-styles'
import { copyLink } from '../../../ui/copy-link'
import { MenuButton, type MenuEntry } from '../../../ui/menu-button'
import { SiteLink } from '../../../ui/site-link'

interface TripActionsProps {
  /** Screen path of the trip form, with the plan or the saved items. */
  formPath: string
  look: 'primary' | 'secondary'
  tools?: readonly MenuEntry[]
  changes?: readonly MenuEntry[]
}

export function TripActions({ formPath, look, tools = [], changes = [] }: TripActionsProps) {
  const { t } = useTranslation(['plan', 'saved'])
  const shell = useTranslation('shell')
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const saved = useSavedItems()
  const pages = downloadable(saved)
  const isDownloaded = useDownloaded(pages)
  const [isDownloadOpen, setDownloadOpen] = useState(false)

  function copySaved() {
    const url = new URL(localizedPath(paths.saved, locale, defaultLocale), window.location.origin)
    url.search = `?items=${toSavedLink(saved)}`
    void copyLink(url.href, shell.t)
  }

  const download: MenuEntry = {
    label: t(isDownloaded ? 'saved:pocket.kept' : 'saved:pocket.keep'),
    Icon: HardDriveDownload,
    onClick: () => setDownloadOpen(!isDownloadOpen),
  }
  const entries = [
    ...tools,
    ...(pages.length > 0 ? [download] : []),
    ...(saved.length > 0
      ? [{ label: t('saved:copyLink'), Icon: ListChecks, onClick: copySaved }]
      : []),
    ...changes,
  ]
  return (
    <div data-print="hide" className="mt-3">
      <div className="flex gap-2">
        <SiteLink to={formPath} className={buttonStyles[look]}>
          {t('ask')}
        </SiteLink>
        {entries.length > 0 && (
          <MenuButton label={t('tools')} entries={entries} className={buttonStyles.icon}>
            <Ellipsis className="size-5" />
          </MenuButton>
        )}
      </div>
      {isDownloadOpen && pages.length > 0 && (
        <div className="mt-3">
          <Download items={pages} />
        </div>
      )}
    </div>
  )
}
