import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** How many are drawn at a time: what a cheap phone draws, lays out and paints in one go. */
const step = 2

/**
 * How many of `count` things to draw: all when the page arrives; after each change of `key` two of them at once and the others
 * in idle moments, so that what changes them, such as typing, never waits for a long list.
 */
export function useGrowing(count: number, key: string): number {
  const [drawn, setDrawn] = useState({ key, count: Number.POSITIVE_INFINITY })
  const current = drawn.key === key ? drawn.count : step
  useEffect(() => {
    if (current >= count) return
    return whenIdle(() => startTransition(() => setDrawn({ key, count: current + step })))
  }, [key, current, count])
  return Math.min(current, count)
}
