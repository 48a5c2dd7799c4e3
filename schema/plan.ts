import { isValid, parseISO } from 'date-fns'
/** Kinds of things on a day of a plan. */
export const planStopKinds = ['destination', 'guide', 'topic', 'deal'] as const
/** What is taken along rather than done on a day: articles to read, products to pack. */
export const planExtraKinds = ['article', 'product'] as const
export type PlanKind = (typeof planStopKinds)[number] | (typeof planExtraKinds)[number]

export const maxPlanDays = 30
/** The most things of a plan, those that are taken along included. */
export const maxPlanThings = 60
/** Note about a stop, in UTF-16 units as `maxLength` counts. */
export const maxPlanNote = 200
export const maxPlanTitle = 120

export interface PlanRef {
  kind: PlanKind
  slug: string
}

/** A thing in a plan; no plan has one twice. */
export interface PlanThing extends PlanRef {
  /** `HH:mm`, the clock of Vietnam. */
  time?: string
  note?: string
  /** Only of products, which have no page to read it from. */
  title?: string
}

/** Saved things by day. */
export interface Plan {
  /** Six letters or digits that never change: calendars identify its stops by them. */
  id: string
  /** The first day, `YYYY-MM-DD`. */
  start: string
  /** 1 to 30 of them; a day may be free. */
  days: PlanThing[][]
  extras: PlanThing[]
}

export function isPlanStop(kind: PlanKind): boolean {
  return planStopKinds.some((known) => known === kind)
}

export function samePlanThing(a: PlanRef, b: PlanRef): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

/** Everything in a plan, day by day, then what is taken along. */
export function planThings({ days, extras }: Pick<Plan, 'days' | 'extras'>): PlanThing[] {
  return [...days.flat(), ...extras]
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from 2000 to 2099. */
export function isPlanDay(value: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(value) && isValid(parseISO(value))
}

/** Whether a text is a time of day, `HH:mm`. */
export function isPlanTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/**
 * One line of what a visitor wrote: composed, without control characters and marks that turn the
 * direction of the text, cut to a length.
 */
export function planText(value: string, max: number): string {
  const line = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // The last two are no characters; XML cannot hold them.
    .replace(/[\p{Bidi_Control}\ufffe\uffff]/gu, '')
    .trim()
  const cut = line.length > max ? line.slice(0, max) : line
  // Never half of a pair, and composed once more: what stood between two characters may have gone.
  return cut
    .replace(/[\ud800-\udbff]$/, '')
    .normalize('NFC')
    .trim()
}
