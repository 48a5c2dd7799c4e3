import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { isStorageRefused } from '../../lib/persisted-store'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import type { SavedItem } from '../saved/saved-items'
import { type DownloadPlan, downloadPages, planDownload, removePages } from './download-pages'
import { type OfflinePage, useOfflinePages } from './offline-pages'
import { canStorePages } from './offline-store'
import { formatBytes } from './page-needs'

export function DownloadPanel({ items }: { items: SavedItem[] }) {
  const { t } = useTranslation(['offline', 'shell'])
  const locale = useLocale()
  const titleId = useId()
  const stored = useOfflinePages().filter((page) =>
    items.some(({ kind, slug }) => kind === page.kind && slug === page.slug),
  )
  const { download, start, measure } = useOfflineDownload(items, stored.length === items.length)
  const isOne = items.length === 1
  const { step } = download
  return (
    <section
      aria-labelledby={titleId}
      className="max-w-xl rounded-card border border-line bg-card p-4 text-ink card-shadow"
    >
      <h2 id={titleId} className="text-heading">
        {isOne ? t('panel.title') : t('panel.titleSaved')}
      </h2>
      <div role="status" className="mt-1 text-pretty">
        {step === 'measuring' && <p className="text-muted">{t('panel.measuring')}</p>}
        {step === 'asking' && (
          <p>
            {t(isOne ? 'panel.size' : 'panel.sizeSaved', {
              size: formatBytes(download.plan.bytes, locale),
              count: download.plan.pages.length,
            })}
          </p>
        )}
        {step === 'running' && <p>{t('panel.keeping', { percent: download.percent })}</p>}
        {step === 'done' && <DownloadedState pages={stored} onRemoved={measure} />}
        {step === 'failed' && <p className="text-bad">{t(`panel.${download.reason}`)}</p>}
      </div>
      {step === 'running' && (
        <progress
          className="mt-3 h-2 w-full accent-action"
          aria-labelledby={titleId}
          max={100}
          value={download.percent}
        />
      )}
      {step === 'asking' && (
        <button
          type="button"
          className={`${buttonStyles.primary} mt-3`}
          onClick={() => void start(download.plan)}
        >
          {t('panel.confirm')}
        </button>
      )}
      {step === 'failed' && download.reason !== 'unsupported' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className={buttonStyles.secondary} onClick={measure}>
            {t('shell:retry')}
          </button>
          {download.reason === 'full' && <ListLink />}
        </div>
      )}
    </section>
  )
}

function DownloadedState({
  pages,
  onRemoved,
}: {
  pages: readonly OfflinePage[]
  onRemoved: () => void
}) {
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
      <p>
        {oldest
          ? t('panel.keptSize', { size, date: formatDate(oldest.updatedAt, locale) })
          : t('panel.kept')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListLink />
        <button
          type="button"
          disabled={isGoing}
          className={buttonStyles.secondary}
          onClick={() => void remove()}
        >
          {t('remove')}
        </button>
      </div>
    </>
  )
}

type Download =
  | { step: 'measuring' }
  | { step: 'asking'; plan: DownloadPlan }
  | { step: 'running'; percent: number }
  | { step: 'done' }
  | { step: 'failed'; reason: 'failed' | 'full' | 'refused' | 'unsupported' }

function failed(error: unknown): Download {
  console.debug('the download failed', error)
  const name = error instanceof Error ? error.name : ''
  if (name === 'SecurityError' || isStorageRefused()) return { step: 'failed', reason: 'refused' }
  return { step: 'failed', reason: name === 'QuotaExceededError' ? 'full' : 'failed' }
}

export function useOfflineDownload(items: SavedItem[], isDownloaded: boolean) {
  const { defaultLocale } = useSettings()
  const [download, setDownload] = useState<Download>({ step: isDownloaded ? 'done' : 'measuring' })
  const isMeasuring = download.step === 'measuring'

  const plan = useEffectEvent(() => planDownload(items, defaultLocale))

  useEffect(() => {
    if (!isMeasuring) return
    if (!canStorePages()) return setDownload({ step: 'failed', reason: 'unsupported' })
    let isWanted = true
    plan().then(
      (measured) => isWanted && setDownload({ step: 'asking', plan: measured }),
      (error: unknown) => isWanted && setDownload(failed(error)),
    )
    return () => {
      isWanted = false
    }
  }, [isMeasuring])

  async function start(plan: DownloadPlan) {
    setDownload({ step: 'running', percent: 0 })
    try {
      await downloadPages(plan, (part) =>
        setDownload({ step: 'running', percent: Math.round(part * 100) }),
      )
      setDownload({ step: 'done' })
    } catch (error) {
      setDownload(failed(error))
    }
  }

  return { download, start, measure: () => setDownload({ step: 'measuring' }) }
}

function ListLink() {
  const { t } = useTranslation('offline')
  return (
    <SiteLink to={paths.offline} className={buttonStyles.quiet}>
      {t('panel.showList')}
    </SiteLink>
  )
}
