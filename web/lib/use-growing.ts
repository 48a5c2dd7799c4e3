import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** How many fill the first view of a phone, and how many follow at a time. */
const first = 4
const step = 2

/**
 * How many of `count` things to draw: all when the page arrives; after each change of `key` a first view of them at once and the others
 * in idle moments, so that what changes them, such as typing, never waits for a long list.
 */
export function useGrowing(count: number, key: string): number {
  const [drawn, setDrawn] = useState({ key, count: Number.POSITIVE_INFINITY })
  const current = drawn.key === key ? drawn.count : first
  useEffect(() => {
    if (current >= count) return
    return whenIdle(() => startTransition(() => setDrawn({ key, count: current + step })))
  }, [key, current, count])
  return Math.min(current, count)
}
