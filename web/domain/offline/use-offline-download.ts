import { useEffect, useEffectEvent, useState } from 'react'
import { useSettings } from '../../lib/page-data'
import { isStorageRefused } from '../../lib/storage'
import type { SavedItem } from '../saved/saved-items'
import { type DownloadPlan, downloadPages, planDownload } from './download-pages'
import { canStorePages } from './service-worker'

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
