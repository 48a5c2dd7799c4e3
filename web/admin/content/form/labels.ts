import type { TFunction } from 'i18next'
import type { texts } from '../../../i18n/vi/admin/entry-form'
import { isIndex, type Path } from './paths'

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
  needsApproval: true,
  whatsapp: true,
  zalo: true,
  answers: true,
  replies: true,
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
  menus: true,
  authorSlug: true,
  username: true,
  bio: true,
  pageTitle: true,
  readingTimeMinutes: true,
  postTags: true,
}

const isHinted = (key: string): key is keyof Texts['hints'] => Object.hasOwn(hints, key)

export function hintOf(
  t: TFunction<'admin'>,
  parent: string | undefined,
  name: string,
): string | undefined {
  const key: string = fieldKey(parent, name)
  const tokens = {
    price: '{{price}}',
    site: '{{site:name}}',
    company: '{{site:legal-name}}',
    name: '{{name}}',
    destination: '{{destination}}',
    editor: '{{editor}}',
  }
  return isHinted(key) ? t(`entry-form.hints.${key}`, tokens) : undefined
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
export function pathLabel(t: TFunction<'admin'>, path: Path): string {
  const parts = path.map((key, index) => {
    if (isItem(key)) return itemLabel(key)
    const name = String(key)
    const parent = path.slice(0, index).findLast((one) => !isItem(one))
    const side = sides.exec(name)?.[1]
    const label = labelOf(
      t,
      parent === undefined ? undefined : String(parent),
      name.replace(sides, ''),
    )
    return side ? `${label} (${side.toUpperCase()})` : label
  })
  return parts.join(' › ')
}
