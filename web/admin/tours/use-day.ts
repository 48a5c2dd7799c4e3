import { useEffect } from 'react'
import type { DayAnswer } from '../../../schema/api/admin-tours'
import { useAdminData } from '../kit/admin-api'
import { type StoredDay, storeDay, storedDay } from './stored-days'

interface Day {
  answer: DayAnswer | undefined
  /** Set where the server cannot be asked, and this is what it said before. */
  storedAt: string | undefined
  error: unknown
  retry: () => void
}

export function useDay(day: string): Day {
  const { data, error, isPrevious, retry } = useAdminData(`/api/admin/tours/days/${day}`)
  const current = isPrevious ? undefined : data
  useEffect(() => {
    if (current) storeDay(current, new Date())
  }, [current])
  const stored: StoredDay | undefined = error ? storedDay(day) : undefined
  return {
    answer: current ?? stored?.answer,
    storedAt: stored?.at,
    error: stored ? undefined : error,
    retry,
  }
}
