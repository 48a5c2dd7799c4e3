import { isValid, parseISO } from 'date-fns'
export const planStopKinds = ['destination', 'guide', 'topic', 'deal'] as const
/** Taken along rather than done on a day. */
export const planExtraKinds = ['article', 'product'] as const
export type PlanKind = (typeof planStopKinds)[number] | (typeof planExtraKinds)[number]

export const maxPlanDays = 30
export const maxPlanThings = 60
/** UTF-16 units, as `maxLength` counts. */
export const maxPlanNote = 200
export const maxPlanTitle = 120

export interface PlanRef {
  kind: PlanKind
  slug: string
}

/** A thing occurs once in a plan. */
export interface PlanThing extends PlanRef {
  /** `HH:mm`, Vietnam time. */
  time?: string
  note?: string
  /** Products only, which have no page. */
  title?: string
}

export interface Plan {
  /** Six letters or digits; calendars identify its stops by them. */
  id: string
  /** `YYYY-MM-DD`. */
  start: string
  /** 1 to 30; days may be empty. */
  days: PlanThing[][]
  extras: PlanThing[]
}

export function isPlanStop(kind: PlanKind): boolean {
  return planStopKinds.some((known) => known === kind)
}

export function samePlanThing(a: PlanRef, b: PlanRef): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

/** Things by day, then extras. */
export function planThings({ days, extras }: Pick<Plan, 'days' | 'extras'>): PlanThing[] {
  return [...days.flat(), ...extras]
}

/** `YYYY-MM-DD`, from 2000 to 2099. */
export function isPlanDay(value: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(value) && isValid(parseISO(value))
}

/** `HH:mm`. */
export function isPlanTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** One NFC line without control and bidi characters, cut to `max`. */
export function planText(value: string, max: number): string {
  const line = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // U+FFFE and U+FFFF are invalid in XML.
    .replace(/[\p{Bidi_Control}\ufffe\uffff]/gu, '')
    .trim()
  const cut = line.length > max ? line.slice(0, max) : line
  // Never half a surrogate pair; removed characters may have separated combining ones.
  return cut
    .replace(/[\ud800-\udbff]$/, '')
    .normalize('NFC')
    .trim()
}
