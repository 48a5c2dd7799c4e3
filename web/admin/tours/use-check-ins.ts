import { useCallback, useEffect, useState } from 'react'
import type { CheckIn, CheckInOutcome } from '../../../schema/api/admin-tours'
import { writeAdmin } from '../kit/admin-api'
import { useErrorText } from '../kit/use-attempt'
import { queueCheckIn, sendQueue, useQueue } from './check-in-queue'

const send = (items: readonly CheckIn[]) =>
  writeAdmin<{ outcomes: CheckInOutcome[] }>('POST', '/api/admin/tours/check-ins', { items })

const retryMs = 30_000

/** Check-ins of this phone, which are sent as soon as there is a connection. */
export function useCheckIns(onSent: () => void) {
  const { items, told } = useQueue()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>()

  const flush = useCallback(async () => {
    try {
      await sendQueue(send)
      setFailure(undefined)
      onSent()
    } catch (error) {
      console.debug('check-ins wait for a connection', error)
      setFailure(error)
    }
  }, [onSent])

  const isWaiting = items.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void flush()
    again()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, flush])

  return {
    items,
    told,
    flush,
    failureText: isWaiting && failure !== undefined ? errorText(failure) : undefined,
    checkIn: (code: string, what: CheckIn['what']) => {
      queueCheckIn({ code, what, at: new Date().toISOString() })
      void flush()
    },
  }
}
