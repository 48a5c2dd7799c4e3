import { useEffect, useRef } from 'react'
import { guideDays } from '../../../schema/content/choices'
import { persistedStore } from '../../lib/persisted-store'

const none: readonly number[] = []
const readDays = persistedStore<readonly number[]>('read-guides', {
  parse: (stored) => (Array.isArray(stored) ? [...new Set(stored.filter(isDay))] : none),
  none,
})

function isDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= guideDays
}

export const useReadGuides = readDays.useValue

export function markGuideRead(day: number): void {
  const before = readDays.current()
  if (before.includes(day)) return
  const next = [...before, day]
  readDays.put(next, next)
}

export function useReadMark<Element extends HTMLElement>(day: number) {
  const end = useRef<Element>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      markGuideRead(day)
      observer.disconnect()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [day])
  return end
}
