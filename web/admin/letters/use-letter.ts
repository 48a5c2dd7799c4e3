import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import type { LetterDetail, SendingProgress } from '../../../schema/api/letters'
import { readAdmin } from '../kit/admin-api'
import { letterApi } from './letter-api'
import { doneOf, paceOf, pollingOf, type Sample } from './progress'

export function useLetter(id: string) {
  return useSWR<LetterDetail>(letterApi.one(id), readAdmin, {
    refreshInterval: (latest) => pollingOf(latest, Date.now()),
    revalidateOnFocus: true,
  })
}

/** Letters a second since the first render or resumption; undefined until measured. */
export function usePace(sending: SendingProgress): number | undefined {
  const first = useRef<Sample>(undefined)
  const [pace, setPace] = useState<number>()
  const isUnderWay = sending.state === 'sending'
  const done = doneOf(sending)
  useEffect(() => {
    const now = { at: Date.now(), done }
    if (!isUnderWay) first.current = undefined
    else first.current ??= now
    setPace(isUnderWay ? paceOf(first.current, now) : undefined)
  }, [isUnderWay, done])
  return pace
}
