import type { DealWindow } from '../../content/deals/types'

/** Calendar days of Vietnam as `YYYY-MM-DD`, both included. */
export interface DealDates {
  validFrom: string
  validTo: string
}

/** The current occurrence of a deal's window, or the next one; the only one where it holds once. */
export function dealDates(window: DealWindow, today: string): DealDates {
  if ('once' in window) return { validFrom: window.once.from, validTo: window.once.to }
  const { from, to } = window.yearly
  const year = Number(today.slice(0, 4))
  const overNewYear = from > to
  const firstEnd = `${year}-${to}`
  const endYear = today <= firstEnd ? year : year + 1
  return { validFrom: `${overNewYear ? endYear - 1 : endYear}-${from}`, validTo: `${endYear}-${to}` }
}

/** Whether a deal holds on a day: from the start of its first to the end of its last, Vietnam time. */
export function isLive({ window }: { window: DealWindow }, today: string): boolean {
  const { validFrom, validTo } = dealDates(window, today)
  return validFrom <= today && today <= validTo
}
