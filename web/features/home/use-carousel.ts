import { useEffect, useState } from 'react'
import { browserValue, prefersReducedMotion, reducedMotion } from '../../lib/browser-value'

const advanceMs = 6000

interface NetworkInformation extends EventTarget {
  saveData: boolean
  effectiveType: string
}

/** The Network Information API, which only Chromium has. */
const connection = () => (navigator as { connection?: NetworkInformation }).connection

/** Whether data saving is on or the connection is 3G or worse. */
function isSparing(): boolean {
  const current = connection()
  return current !== undefined && (current.saveData || current.effectiveType !== '4g')
}

const useSparing = browserValue(connection, ['change'], isSparing, true)
const useStill = browserValue(reducedMotion, ['change'], prefersReducedMotion, true)
const useHidden = browserValue(
  () => document,
  ['visibilitychange'],
  () => document.hidden,
  true,
)

export interface Carousel {
  index: number
  goTo: (index: number) => void
  isPlaying: boolean
  togglePlaying: () => void
  fetchesAhead: boolean
  /** Marks a picture as loaded: the carousel advances only to loaded ones. */
  markReady: (index: number) => void
  hold: (reason: 'pointer' | 'focus', held: boolean) => void
}

/**
 * A carousel as in the W3C APG. Under `prefers-reduced-motion` and on slow or data-saving
 * connections it moves only by its buttons.
 */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0)
  const [ready, setReady] = useState<readonly number[]>([])
  const [chosen, setChosen] = useState<boolean>()
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const still = useStill()
  const hidden = useHidden()
  const sparing = useSparing()
  const isPlaying = chosen ?? !(sparing || still)
  const runs =
    isPlaying && !hidden && !held.pointer && !held.focus && ready.includes((index + 1) % count)

  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex((index + 1) % count), advanceMs)
    return () => clearTimeout(timer)
  }, [runs, count, index])

  return {
    index,
    goTo: (next) => setIndex((next + count) % count),
    isPlaying,
    togglePlaying: () => setChosen(!isPlaying),
    fetchesAhead: !sparing || isPlaying || index > 0,
    markReady: (slide) =>
      setReady((current) => (current.includes(slide) ? current : [...current, slide])),
    hold: (reason, value) => setHeld((current) => ({ ...current, [reason]: value })),
  }
}
