import type { TFunction } from 'i18next'
import type { texts } from '../../../i18n/vi/admin/entries'

type Texts = typeof texts
type FieldKey = keyof Texts['fields']

/** Fields whose name says something else within their parent. */
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
}

/**
 * The key of a field's texts; `parent` is the name of the group or list that it is in, of a letter
 * or an article its kind.
 */
export function fieldKey(parent: string | undefined, name: string): FieldKey {
  // form.test.ts checks that every field of every kind has its label.
  return (own[`${parent}.${name}`] ?? name) as FieldKey
}

export function labelOf(t: TFunction<'admin'>, parent: string | undefined, name: string): string {
  return t(`entries.fields.${fieldKey(parent, name)}`)
}

const hints: Record<keyof Texts['hints'], true> = {
  formerProvince: true,
  overview: true,
  order: true,
  attractions: true,
  nearbyDestinations: true,
  metaDescription: true,
  agodaSearchTerm: true,
  originalPriceDates: true,
  stops: true,
  capacity: true,
  duration: true,
  label: true,
  value: true,
  checkedOn: true,
  validUntil: true,
  tips: true,
  seasons: true,
  rating: true,
  updatedOn: true,
  updated: true,
  content: true,
  claims: true,
  certifications: true,
  vndPerUsd: true,
  whatsapp: true,
  answers: true,
  searchUrl: true,
  hero: true,
  certificates: true,
  usualTo: true,
  tooMuchFrom: true,
  pricedOn: true,
  daySteps: true,
  route: true,
  routeWay: true,
  costs: true,
  costsCheckedOn: true,
  high: true,
  note: true,
  startMonth: true,
  climate: true,
  ways: true,
  visit: true,
  pack: true,
  preview: true,
  sentOn: true,
  plain: true,
  isOwn: true,
  moreMonths: true,
  tourMonths: true,
  calendarNote: true,
  merchants: true,
  merchantId: true,
  merchantName: true,
  commissionMin: true,
  commissionMax: true,
  hosts: true,
  time: true,
  authorName: true,
  readingTimeMinutes: true,
  postTags: true,
}

const isHinted = (key: string): key is keyof Texts['hints'] => Object.hasOwn(hints, key)

/** What an editor should know of a field beside its label. */
export function hintOf(
  t: TFunction<'admin'>,
  parent: string | undefined,
  name: string,
): string | undefined {
  const key: string = fieldKey(parent, name)
  // What stands for something stands in the text as editors write it.
  const tokens = { price: '{{price}}', site: '{{site:name}}', company: '{{site:legal-name}}' }
  return isHinted(key) ? t(`entries.hints.${key}`, tokens) : undefined
}

type ChoiceKey = {
  [Field in keyof Texts['choices']]: `${Field}.${keyof Texts['choices'][Field] & string}`
}[keyof Texts['choices']]

/** The text of one value of a choice. */
export function choiceLabel(
  t: TFunction<'admin'>,
  parent: string | undefined,
  name: string,
  value: string,
): string {
  // form.test.ts checks that every value of every choice has its label.
  return t(`entries.choices.${`${fieldKey(parent, name)}.${value}` as ChoiceKey}`)
}
