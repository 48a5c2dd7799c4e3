import { useEffect, useState } from 'react'
import { useSettings } from '../../lib/page-data'
import type { SavedItem } from '../saved/saved-items'
import { type KeepingPlan, keepPages, planKeeping } from './keep-pages'
import { canKeepPages } from './service-worker'

/** How far keeping has come. */
export type Keeping =
  | { step: 'measuring' }
  | { step: 'asking'; plan: KeepingPlan }
  | { step: 'running'; percent: number }
  | { step: 'done' }
  | { step: 'failed'; reason: 'failed' | 'full' | 'unsupported' }

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Measures what keeping things would take as soon as it is there, and keeps them when told to. */
export function useKeeping(items: SavedItem[], isKept: boolean) {
  const { defaultLocale } = useSettings()
  const [keeping, setKeeping] = useState<Keeping>({ step: isKept ? 'done' : 'measuring' })
  const isMeasuring = keeping.step === 'measuring'

  function fail(error: unknown) {
    console.debug('nothing was kept', error)
    setKeeping({ step: 'failed', reason: isFull(error) ? 'full' : 'failed' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once an opening, whatever else is drawn anew
  useEffect(() => {
    if (!isMeasuring) return
    if (!canKeepPages()) {
      setKeeping({ step: 'failed', reason: 'unsupported' })
      return
    }
    let isWanted = true
    planKeeping(items, defaultLocale).then(
      (plan) => isWanted && setKeeping({ step: 'asking', plan }),
      (error: unknown) => isWanted && fail(error),
    )
    return () => {
      isWanted = false
    }
  }, [isMeasuring])

  async function keep(plan: KeepingPlan) {
    setKeeping({ step: 'running', percent: 0 })
    try {
      await keepPages(plan, (part) => setKeeping({ step: 'running', percent: Math.round(part * 100) }))
      setKeeping({ step: 'done' })
    } catch (error) {
      fail(error)
    }
  }

  return { keeping, keep, measure: () => setKeeping({ step: 'measuring' }) }
}
