import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefersReducedMotion, subscribeReducedMotion } from '../../lib/motion'

const advanceMs = 6000

interface NetworkInformation extends EventTarget {
  saveData: boolean
  effectiveType: string
}

/** The Network Information API, which only Chromium has. */
const connection = () => (navigator as { connection?: NetworkInformation }).connection

function subscribeConnection(listener: () => void): () => void {
  connection()?.addEventListener('change', listener)
  return () => connection()?.removeEventListener('change', listener)
}

/** Whether to send only what was asked for: data saving is on, or the connection is 3G or worse. */
function isSparing(): boolean {
  const current = connection()
  return current !== undefined && (current.saveData || current.effectiveType !== '4g')
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export interface Carousel {
  index: number
  /** Goes to a slide, wrapping at both ends. */
  goTo: (index: number) => void
  /** Whether the slides advance by themselves when nothing holds them. */
  isPlaying: boolean
  togglePlaying: () => void
  /** Whether pictures of the coming slides may be fetched before they are asked for. */
  fetchesAhead: boolean
  /** Marks a slide's picture as loaded: the carousel never advances to another one. */
  markReady: (index: number) => void
  /** Holds and releases the automatic advance while the pointer or the focus is on the carousel. */
  hold: (reason: 'pointer' | 'focus', held: boolean) => void
}

/**
 * A carousel after the W3C APG: advances every 6 seconds and wraps, once the next picture is there; held by pointer, focus, a hidden tab; stopped by its button. Under
 * `prefers-reduced-motion` and on a slow or data-saving connection it moves only by its buttons.
 */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0)
  const [ready, setReady] = useState<readonly number[]>([])
  const [chosen, setChosen] = useState<boolean>()
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const still = useSyncExternalStore(subscribeReducedMotion, prefersReducedMotion, () => true)
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => true,
  )
  const sparing = useSyncExternalStore(subscribeConnection, isSparing, () => true)
  const isPlaying = chosen ?? !(sparing || still)
  const runs = isPlaying && !hidden && !held.pointer && !held.focus && ready.includes((index + 1) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts a new interval
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), advanceMs)
    return () => clearTimeout(timer)
  }, [runs, count, index])

  return {
    index,
    goTo: (next) => setIndex((next + count) % count),
    isPlaying,
    togglePlaying: () => setChosen(!isPlaying),
    fetchesAhead: !sparing || isPlaying || index > 0,
    markReady: (slide) => setReady((current) => (current.includes(slide) ? current : [...current, slide])),
    hold: (reason, value) => setHeld((current) => ({ ...current, [reason]: value })),
  }
}
