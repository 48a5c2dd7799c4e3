import { Check, HardDriveDownload } from 'lucide-react'
import { lazy, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenLocation } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import type { SavedItem } from '../saved/saved-items'
import { ShowMeButton, type ShowMeCards } from '../show-me/show-me-button'
import { offlinePages, useOfflinePages } from './offline-pages'

const DownloadPanel = lazy(async () => ({
  default: (await import('./download-panel')).DownloadPanel,
}))

interface DownloadButtonProps {
  labels: { download: string; downloaded: string }
  items: SavedItem[]
  isTool?: boolean
}

/** The route must load the texts `offline`. */
function DownloadButton({ labels, items, isTool = false }: DownloadButtonProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isDownloaded = useDownloaded(items)
  const Icon = isDownloaded ? Check : HardDriveDownload
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={isTool ? buttonStyles.tool : buttonStyles.secondary}
      >
        <Icon className="size-5" />
        {isDownloaded ? labels.downloaded : labels.download}
      </button>
      <div id={id} className={open ? 'basis-full' : 'hidden'} data-print="hide">
        {open && <Download items={items} />}
      </div>
    </>
  )
}

export function useDownloaded(items: SavedItem[]): boolean {
  const pages = useOfflinePages()
  useRenewal()
  return items.every((item) =>
    pages.some(({ kind, slug }) => kind === item.kind && slug === item.slug),
  )
}

export function Download({ items }: { items: SavedItem[] }) {
  const { t } = useTranslation('shell')
  return (
    <PageSection fallback={<p className="text-sm">{t('loading')}</p>}>
      <DownloadPanel items={items} />
    </PageSection>
  )
}

function useRenewal(): void {
  const { defaultLocale } = useSettings()
  const { pathname } = useScreenLocation()
  useEffect(() => {
    if (offlinePages().length === 0) return
    import('./renew-pages').then(
      ({ renewPages }) => renewPages(defaultLocale, pathname),
      (error: unknown) => console.debug('offline pages are not renewed', error),
    )
  }, [defaultLocale, pathname])
}

interface PocketGuideProps extends DownloadButtonProps {
  cards?: ShowMeCards
}

export function PocketGuide({ cards, ...download }: PocketGuideProps) {
  return (
    <>
      {cards && <ShowMeButton {...cards} />}
      <DownloadButton {...download} />
    </>
  )
}

const OfflineList = lazy(async () => ({ default: (await import('./offline-list')).OfflineList }))

/** The route must load the texts `offline`. */
export function OfflineSection() {
  if (useOfflinePages().length === 0) return null
  return (
    <PageSection>
      <OfflineList />
    </PageSection>
  )
}
