import type { LetterDetail, MailQuota, SendingProgress } from '../../../schema/api/letters'

export const letterCounts = [
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'unsubscribed',
  'clicks',
] as const satisfies (keyof SendingProgress)[]

type Done = Pick<SendingProgress, 'sent' | 'failed' | 'recipients' | 'taken'>

export const doneOf = ({ sent, failed }: Pick<Done, 'sent' | 'failed'>) => sent + failed

/** Recipients may join or leave after the sending began, so `taken` may be larger. */
export const totalOf = ({ recipients, taken }: Pick<Done, 'recipients' | 'taken'>) =>
  Math.max(recipients, taken)

/** 0 to 1 */
export function shareDone(sending: Done): number {
  const total = totalOf(sending)
  return total === 0 ? 0 : Math.min(1, doneOf(sending) / total)
}

/** Whether letters are out of today's quota. */
export const isQuotaUsed = (quota: MailQuota | null) => quota?.lettersLeft === 0

/** UTC ISO instant of the first start. */
export function firstStart({ startsAt }: Pick<SendingProgress, 'startsAt'>): string | null {
  const [first] = [startsAt.vi, startsAt.en].filter((at) => at !== null).sort()
  return first ?? null
}

/** `at` in ms */
export interface Sample {
  at: number
  done: number
}

/** Letters a second between two samples at least five seconds apart. */
export function paceOf(first: Sample | undefined, last: Sample): number | undefined {
  if (!first || last.at - first.at < 5_000) return undefined
  return ((last.done - first.done) * 1000) / (last.at - first.at)
}

export function timeLeft(
  letters: number,
  rate: number,
): { unit: 'minute' | 'minutes' | 'hours'; count: number } | undefined {
  if (rate <= 0) return undefined
  const minutes = letters / rate / 60
  if (minutes < 1) return { unit: 'minute', count: 1 }
  return minutes < 90
    ? { unit: 'minutes', count: Math.round(minutes) }
    : { unit: 'hours', count: Math.round(minutes / 60) }
}

/** Polling interval in ms; 0 for none. */
export function pollingOf(detail: LetterDetail | undefined, now: number): number {
  const states = detail?.sendings ?? []
  if (states.some(({ state }) => state === 'sending')) return 3_000
  const isDue = (sending: SendingProgress) =>
    sending.state === 'scheduled' && Date.parse(firstStart(sending) ?? '') <= now
  if (states.some(isDue)) return 3_000
  return states.some(({ state }) => state === 'scheduled') ? 30_000 : 0
}
