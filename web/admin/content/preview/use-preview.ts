import { useEffect, useEffectEvent } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Locale } from '../../../../schema/locale'
import { writeApi } from '../../../lib/api'
import { requestedLogin, subscribeLogin } from '../../kit/admin-api'

const quietMs = 400

type PreviewInput = { locale?: Locale } & Record<string, unknown>

interface Preview<Answer> {
  locale: Locale | undefined
  answer: Answer
}

async function ask<Answer>(path: string, { arg }: { arg: PreviewInput }): Promise<Preview<Answer>> {
  const response = await writeApi('POST', path, arg)
  return { locale: arg.locale, answer: await response.json() }
}

/** Posts `input` 400 ms after its last change. No login dialog, which would take the focus. */
export function usePreview<Answer>(path: string, input: PreviewInput) {
  const { data, error, trigger } = useSWRMutation(path, ask<Answer>, { throwOnError: false })
  const send = useEffectEvent(() => void trigger(input))
  const written = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its content counts
  useEffect(() => {
    const timer = window.setTimeout(() => send(), quietMs)
    return () => window.clearTimeout(timer)
  }, [written])
  // Whoever has logged in again meanwhile gets an answer.
  const sendAgain = useEffectEvent(() => {
    if (error !== undefined && requestedLogin() === undefined) send()
  })
  useEffect(() => subscribeLogin(() => sendAgain()), [])
  return { preview: data, error, retry: () => void trigger(input) }
}
