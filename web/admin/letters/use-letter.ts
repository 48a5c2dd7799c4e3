import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import type { LetterDetail, SendingProgress } from '../../../schema/api/letters'
import { readAdmin } from '../kit/admin-api'
import { letterApi } from './letter-api'
import { doneOf, paceOf, pollingOf, type Sample } from './progress'

/** A letter with its sendings, read again every few seconds while one is under way. */
export function useLetter(id: string) {
  return useSWR<LetterDetail>(letterApi.one(id), readAdmin, {
    refreshInterval: (latest) => pollingOf(latest, Date.now()),
    revalidateOnFocus: true,
  })
}

/** Letters a second since this was first shown, or went on; undefined until that can be told. */
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
