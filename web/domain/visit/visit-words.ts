import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { weekdays } from '../../../schema/content/choices'
import type { ShownVisit, ShownWay } from '../../../schema/content/views'
import { type Locale, text } from '../../../schema/locale'
import { formatCash, formatNumber, formatPriceRange } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

type Texts = TFunction<'visit'>

const rangeDash = '–'
const minuteStep = 5

/** "thứ Hai, Chủ nhật" / "Monday, Sunday", from Monday on. */
export function closedDays(days: NonNullable<ShownVisit['closedOn']>, t: Texts): string {
  const fromMonday = (day: (typeof days)[number]) => (weekdays.indexOf(day) + 6) % 7
  return [...days]
    .sort((a, b) => fromMonday(a) - fromMonday(b))
    .map((day) => t(`weekdays.${day}`))
    .join(', ')
}

/** "2–2,5 giờ" / "2–2.5 hours"; minutes below an hour. */
export function duration(
  {
    travelHours: from,
    travelHoursUpTo: to = from,
  }: Pick<ShownWay, 'travelHours' | 'travelHoursUpTo'>,
  t: Texts,
  locale: Locale,
): string {
  const minutes = (hours: number) => Math.round((hours * 60) / minuteStep) * minuteStep
  const inHours = (...hours: number[]) =>
    t('hours', {
      count: Math.max(...hours),
      shown: hours.map((one) => formatNumber(one, locale)).join(rangeDash),
    })
  const inMinutes = (...hours: number[]) =>
    t('minutes', { count: minutes(Math.max(...hours)), shown: hours.map(minutes).join(rangeDash) })
  const ends = from === to ? [from] : [from, to]
  if (from >= 1) return inHours(...ends)
  if (to < 1) return inMinutes(...ends)
  return t('upTo', { from: inMinutes(from), to: inHours(to) })
}

/** "khoảng 2–2,5 giờ" / "about 2–2.5 hours". */
export function travelTime(...words: Parameters<typeof duration>): string {
  const [, t] = words
  return t('about', { time: duration(...words) })
}

/** "200.000–450.000 đ" / "$8–18 (200,000–450,000 VND)". */
export function priceWithCash(range: readonly number[], locale: Locale, vndPerUsd: number): string {
  const ends = [...new Set(range)]
  const cash = formatCash(ends, locale)
  return formatPriceRange(ends, locale, vndPerUsd) + (cash && ` (${cash})`)
}

/** Of a way that a destination notes, or of a route's. */
export type WayFacts = Pick<
  ShownWay,
  | 'mode'
  | 'nameVi'
  | 'nameEn'
  | 'travelHours'
  | 'travelHoursUpTo'
  | 'fare'
  | 'fareUpTo'
  | 'perVehicle'
  | 'fareIsPart'
>

/** Its name, or that of its mode. */
export function wayName(way: WayFacts, t: Texts, locale: Locale): string {
  return text(way, 'name', locale) || t(`modes.${way.mode}`)
}

/** Whose fare it is: a person's, for all or a part of the way, or that of the whole car or boat. */
export function fareUnit({ mode, perVehicle, fareIsPart }: WayFacts, t: Texts): string {
  if (fareIsPart) return t('perPersonPart')
  if (!perVehicle) return t('perPerson')
  return t(mode === 'boat' ? 'perBoat' : 'perVehicle')
}

export function fareText(
  { fare, fareUpTo = fare }: Pick<ShownWay, 'fare' | 'fareUpTo'>,
  locale: Locale,
  vndPerUsd: number,
): string {
  return fare === undefined || fareUpTo === undefined
    ? ''
    : priceWithCash([fare, fareUpTo], locale, vndPerUsd)
}

const writtenFacts = ['address', 'booking', 'children', 'stepFree', 'rain'] as const

/** Hours that name weekdays leave no need for a list of closed days. */
function namesWeekdays(hours: string, t: Texts, locale: Locale): boolean {
  const lower = hours.toLocaleLowerCase(locale)
  return weekdays.some((day) => lower.includes(t(`weekdays.${day}`).toLocaleLowerCase(locale)))
}

interface VisitFact {
  key: 'openingHours' | 'closedOn' | 'admission' | (typeof writtenFacts)[number]
  value: string
}

/** Adds an adult's price if the text does not name it, as in dollars. */
function admissionText(
  { adultPrice, adultPriceUpTo = adultPrice, ...visit }: ShownVisit,
  t: Texts,
  locale: Locale,
  vndPerUsd: number,
): string {
  const written = text(visit, 'admission', locale)
  if (
    !written ||
    !adultPrice ||
    !adultPriceUpTo ||
    (locale === 'vi' && written.includes(formatNumber(adultPrice, 'vi')))
  )
    return written
  return `${written} (${t('adult', { price: formatPriceRange([...new Set([adultPrice, adultPriceUpTo])], locale, vndPerUsd) })})`
}

export function factsOf(
  visit: ShownVisit,
  t: Texts,
  locale: Locale,
  vndPerUsd: number,
): VisitFact[] {
  const hours = text(visit, 'openingHours', locale)
  const closed = namesWeekdays(hours, t, locale) ? [] : (visit.closedOn ?? [])
  const facts: VisitFact[] = [
    { key: 'openingHours', value: hours },
    { key: 'closedOn', value: closedDays(closed, t) },
    { key: 'admission', value: admissionText(visit, t, locale, vndPerUsd) },
    ...writtenFacts.map((key) => ({ key, value: text(visit, key, locale) })),
  ]
  return facts.filter(({ value }) => value !== '')
}

/** Name, time and fare of ways in words. Needs the texts `visit`. */
export function useWayWords() {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return {
    nameOf: (way: WayFacts) => wayName(way, t, locale),
    durationOf: (way: WayFacts) => duration(way, t, locale),
    timeOf: (way: WayFacts) => travelTime(way, t, locale),
    fareOf: (way: WayFacts) => fareText(way, locale, vndPerUsd),
    unitOf: (way: WayFacts) => fareUnit(way, t),
  }
}
