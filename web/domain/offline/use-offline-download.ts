import { useEffect, useState } from 'react'
import { useSettings } from '../../lib/page-data'
import type { SavedItem } from '../saved/saved-items'
import { type DownloadPlan, downloadPages, planDownload } from './download-pages'
import { canStorePages } from './service-worker'

type Download =
  | { step: 'measuring' }
  | { step: 'asking'; plan: DownloadPlan }
  | { step: 'running'; percent: number }
  | { step: 'done' }
  | { step: 'failed'; reason: 'failed' | 'full' | 'unsupported' }

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Measures the download of things on mount; `start` stores them. */
export function useOfflineDownload(items: SavedItem[], isDownloaded: boolean) {
  const { defaultLocale } = useSettings()
  const [download, setDownload] = useState<Download>({ step: isDownloaded ? 'done' : 'measuring' })
  const isMeasuring = download.step === 'measuring'

  function fail(error: unknown) {
    console.debug('the download failed', error)
    setDownload({ step: 'failed', reason: isFull(error) ? 'full' : 'failed' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once an opening, whatever else is drawn anew
  useEffect(() => {
    if (!isMeasuring) return
    if (!canStorePages()) {
      setDownload({ step: 'failed', reason: 'unsupported' })
      return
    }
    let isWanted = true
    planDownload(items, defaultLocale).then(
      (plan) => isWanted && setDownload({ step: 'asking', plan }),
      (error: unknown) => isWanted && fail(error),
    )
    return () => {
      isWanted = false
    }
  }, [isMeasuring])

  async function start(plan: DownloadPlan) {
    setDownload({ step: 'running', percent: 0 })
    try {
      await downloadPages(plan, (part) => setDownload({ step: 'running', percent: Math.round(part * 100) }))
      setDownload({ step: 'done' })
    } catch (error) {
      fail(error)
    }
  }

  return { download, start, measure: () => setDownload({ step: 'measuring' }) }
}
