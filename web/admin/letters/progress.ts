import type { LetterDetail, SendingProgress } from '../../../schema/api/letters'

type Done = Pick<SendingProgress, 'sent' | 'failed' | 'recipients' | 'taken'>

/** For how many readers a sending is done, well or not. */
export const doneOf = ({ sent, failed }: Pick<Done, 'sent' | 'failed'>) => sent + failed

/**
 * Readers who came or left since it was sent make the number that was meant a guess: what is taken
 * may be more.
 */
export const totalOf = ({ recipients, taken }: Pick<Done, 'recipients' | 'taken'>) =>
  Math.max(recipients, taken)

/** How much of a sending is done, 0 to 1. */
export function shareDone(sending: Done): number {
  const total = totalOf(sending)
  return total === 0 ? 0 : Math.min(1, doneOf(sending) / total)
}

/** When the first readers of a sending get it: a UTC ISO instant. */
export function firstStart({ startsAt }: Pick<SendingProgress, 'startsAt'>): string | null {
  const [first] = [startsAt.vi, startsAt.en].filter((at) => at !== null).sort()
  return first ?? null
}

/** How many were done at an instant, in ms. */
export interface Sample {
  at: number
  done: number
}

/** Letters a second between two samples that are at least five seconds apart. */
export function paceOf(first: Sample | undefined, last: Sample): number | undefined {
  if (!first || last.at - first.at < 5_000) return undefined
  return ((last.done - first.done) * 1000) / (last.at - first.at)
}

/** How long a number of letters still takes, in the unit that people would say it in. */
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

/** How often the progress is read again, in ms; 0 where nothing changes by itself. */
export function pollingOf(detail: LetterDetail | undefined, now: number): number {
  const states = detail?.sendings ?? []
  if (states.some(({ state }) => state === 'sending')) return 3_000
  const isDue = (sending: SendingProgress) =>
    sending.state === 'scheduled' && Date.parse(firstStart(sending) ?? '') <= now
  if (states.some(isDue)) return 3_000
  return states.some(({ state }) => state === 'scheduled') ? 30_000 : 0
}
