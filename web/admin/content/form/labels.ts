import type { TFunction } from 'i18next'
import type { EntryKind } from '../../../../schema/content/choices'
import type { texts } from '../../../i18n/vi/admin/entry-form'
import { linksOfOffice } from './defaults'
import { isIndex, type Json, type Path } from './paths'

type Texts = typeof texts
type FieldKey = keyof Texts['fields']

const own: Record<string, string> = {
  'meta.title': 'metaTitle',
  'meta.description': 'metaDescription',
  'slides.region': 'slidesRegion',
  'offices.id': 'officeId',
  'claims.merchants': 'brands',
  'merchants.id': 'merchantId',
  'merchants.name': 'merchantName',
  'days.steps': 'daySteps',
  'route.way': 'routeWay',
  'costs.checkedOn': 'costsCheckedOn',
  'months.high': 'climateHigh',
  'months.low': 'climateLow',
  'letter.content': 'letterContent',
  'post.tags': 'postTags',
  'page.title': 'pageTitle',
  'page.summary': 'pageSummary',
  'author.image': 'portrait',
  'route.from': 'routeFrom',
  'route.to': 'routeTo',
  'route.order': 'routeOrder',
  'route.verdict': 'routeVerdict',
  'route.ways': 'routeWays',
  'route.stops': 'routeStops',
  'ways.hours': 'departures',
  'schedule.hours': 'tourHours',
  'priceRules.weekdays': 'ruleWeekdays',
  'priceRules.from': 'ruleFrom',
  'priceRules.to': 'ruleTo',
  'childAges.from': 'ageFrom',
  'childAges.to': 'ageTo',
  'cancellation.days': 'cancelDays',
  'bring.items': 'bringItems',
  'from.place': 'routePlace',
  'to.place': 'routePlace',
  'ways.bookingUrl': 'wayBookingUrl',
  'header.name': 'linkName',
  'header.to': 'linkTarget',
  'explore.name': 'linkName',
  'explore.to': 'linkTarget',
  'services.name': 'linkName',
  'services.to': 'linkTarget',
}

/** `parent` is the name of the group or list around the field, or the kind of the entry. */
export function fieldKey(parent: string | undefined, name: string): FieldKey {
  // form.test.ts checks that every field of every kind has its label.
  return (own[`${parent}.${name}`] ?? name) as FieldKey
}

export function labelOf(t: TFunction<'admin'>, parent: string | undefined, name: string): string {
  return t(`entry-form.fields.${fieldKey(parent, name)}`)
}

export function hintOf(
  t: TFunction<'admin'>,
  parent: string | undefined,
  name: string,
): string | undefined {
  // Few fields have a hint.
  const key = fieldKey(parent, name) as keyof Texts['hints']
  const tokens = {
    price: '{{price}}',
    site: '{{site:name}}',
    company: '{{site:legal-name}}',
    name: '{{name}}',
    destination: '{{destination}}',
    editor: '{{editor}}',
  }
  return t(`entry-form.hints.${key}`, { ...tokens, defaultValue: '' }) || undefined
}

/** Fields that only some entries or items of a list may lack. */
const neededKeys: readonly FieldKey[] = ['pageTitle', 'linkName', 'linkTarget']

export function isNeeded(parent: string | undefined, name: string): boolean {
  return neededKeys.includes(fieldKey(parent, name))
}

type ChoiceKey = {
  [Field in keyof Texts['choices']]: `${Field}.${keyof Texts['choices'][Field] & string}`
}[keyof Texts['choices']]

export function choiceLabel(
  t: TFunction<'admin'>,
  parent: string | undefined,
  name: string,
  value: string,
): string {
  // form.test.ts checks that every value of every choice has its label.
  return t(`entry-form.choices.${`${fieldKey(parent, name)}.${value}` as ChoiceKey}`)
}

const sides = /(Vi|En)$/

const isItem = (key: string | number) => isIndex(key) || String(key).startsWith('@')

function itemLabel(key: string | number): string {
  return typeof key === 'string' && key.startsWith('@')
    ? key.slice(1).replaceAll('-', ' ')
    : String(Number(key) + 1)
}

/** Returns a path such as “Trải nghiệm › 3 › Tên (VI)”; items by `@id` or index from 0. */
export function pathLabel(t: TFunction<'admin'>, kind: EntryKind, path: Path): string {
  const parts = path.map((key, index) => {
    if (isItem(key)) return itemLabel(key)
    const name = String(key)
    const parent = path.slice(0, index).findLast((one) => !isItem(one)) ?? kind
    const side = sides.exec(name)?.[1]
    const label = labelOf(t, String(parent), name.replace(sides, ''))
    return side ? `${label} (${side.toUpperCase()})` : label
  })
  return parts.join(' › ')
}

/** The links of an office's phone number; a landline of Vietnam says what it lacks. */
export function linksText(t: TFunction<'admin'>, office: Json): string {
  const links = linksOfOffice(office)
  if (!links) return t('entry-form.phone.noLinks')
  const shown = Object.values(links).filter(Boolean).join(', ')
  const text = t('entry-form.phone.links', { links: shown })
  return links.whatsapp ? text : `${text} · ${t('entry-form.phone.landline')}`
}
