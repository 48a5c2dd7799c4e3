import * as z from 'zod'
import { fieldInfos, onceValid } from '../content/fields'
import type { Merchant } from '../content/shop'
import { isDrawing } from '../drawings'
import type { ErrorIssue } from '../errors'
import { isOnHosts } from '../links'
import { isoDay, vietnamDay } from '../time'
import { importBatchRows } from './product-columns'
import { unreadableDay, wrongHost } from './product-messages'
import { productCategories } from './products'

const unknownMerchant = 'this merchant is not known'
const yes = new Set(['true', '1', 'yes', 'có', 'x'])
const no = new Set(['false', '0', 'no', 'không', ''])

/** A boolean, or a cell of a table. */
const flag = z
  .union([z.boolean(), z.string().trim().normalize('NFC').toLowerCase()])
  .refine(
    (value) => typeof value === 'boolean' || yes.has(value) || no.has(value),
    'must be true or false',
  )
  .transform((value) => value === true || (typeof value === 'string' && yes.has(value)))
  .register(fieldInfos, { widget: 'check' })

/** A list, or a cell with items separated by `|`. */
const tags = z
  .union([z.array(z.string()), z.string().transform((value) => value.split('|'))])
  .transform((items) => items.map((item) => item.trim().normalize('NFC')).filter(Boolean))
  .pipe(z.array(z.string().max(60)).max(12))
  .register(fieldInfos, { widget: 'lines' })

/** Empty where there is one in the other language only. */
const wording = (widget: 'line' | 'paragraph', max: number) =>
  z.string().trim().max(max).register(fieldInfos, { widget }).default('')

const words = {
  title: wording('line', 200),
  titleVi: wording('line', 200),
  description: wording('paragraph', 1000),
  descriptionVi: wording('paragraph', 1000),
}

const artPrefix = '@assets/art/'

const decimal = /^-?\d*\.?\d+$/
/** As Excel with Vietnamese settings writes it; `1,200` is ambiguous. */
const withComma = /^-?\d+,\d{1,2}$/

/**
 * A number or a decimal cell; a blank one means the fallback. Other values go to the schema, which
 * rejects them.
 */
function numberOf(value: unknown, fallback: number | null): unknown {
  if (value === null || value === undefined) return fallback
  if (typeof value !== 'string') return value
  const cell = value.trim()
  if (cell === '') return fallback
  if (withComma.test(cell)) return Number(cell.replace(',', '.'))
  return decimal.test(cell) ? Number(cell) : value
}

const numberOrNone = (schema: z.ZodNumber) =>
  z
    .preprocess((value) => numberOf(value, null), schema.nullable())
    .register(fieldInfos, { widget: 'number' })
const numberFrom = (schema: z.ZodNumber, fallback: number) =>
  z
    .preprocess((value) => numberOf(value, fallback), schema)
    .register(fieldInfos, { widget: 'number' })

const webAddress = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .register(fieldInfos, { widget: 'url' })
const emptyAsNone = (value: unknown) => (value === '' || value === undefined ? null : value)

/** A calendar day in Vietnam; blank or missing means none. */
const day = z
  .preprocess(
    (value) => emptyAsNone(typeof value === 'string' ? isoDay(value.trim()) : value),
    z.iso.date({ error: unreadableDay, abort: true }).nullable(),
  )
  .register(fieldInfos, { widget: 'day' })

const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || from <= to
const isPast = (given: string | null) => given === null || given <= vietnamDay(new Date())

interface EarlierPrice {
  price: number | null
  earlierPrice: number | null
  earlierFrom: string | null
  earlierTo: string | null
}

/** An earlier price needs its days and must be above the current price. */
function checkEarlierPrice(
  { price, earlierPrice, earlierFrom, earlierTo }: EarlierPrice,
  { addIssue }: z.RefinementCtx,
): void {
  const refuse = (name: keyof EarlierPrice, message: string) =>
    addIssue({ code: 'custom', path: [name], message })
  if (earlierPrice === null) {
    if (earlierFrom !== null || earlierTo !== null)
      refuse('earlierPrice', 'its days are given, but no earlier price')
    return
  }
  if (price === null || earlierPrice <= price) refuse('earlierPrice', 'it must be above the price')
  if (earlierFrom === null) refuse('earlierFrom', 'an earlier price needs its first day')
  if (earlierTo === null) refuse('earlierTo', 'an earlier price needs its last day')
  else if (!isInOrder(earlierFrom, earlierTo)) refuse('earlierTo', 'it is before the first day')
  else if (!isPast(earlierTo)) refuse('earlierTo', 'this day is yet to come')
}

/** One product as a CSV row or JSON object; columns have these names. */
export const productImportRow = z
  .object({
    externalId: z
      .string()
      .trim()
      .regex(/^[\w.-]{1,120}$/, 'letters, digits, hyphens, dots and underscores only'),
    merchant: z
      .string()
      .trim()
      .min(1, unknownMerchant)
      .max(80)
      .register(fieldInfos, { widget: 'choice' }),
    category: z.enum(productCategories),
    ...words,
    /** US dollars. */
    price: numberOrNone(z.number().min(0).max(1_000_000)),
    country: z.preprocess(
      emptyAsNone,
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/)
        .transform((code) => (code === 'UK' ? 'GB' : code))
        .nullable(),
    ),
    rating: numberFrom(z.number().min(0).max(5), 0),
    reviewCount: numberFrom(z.number().int().min(0), 0),
    tags: tags.default([]),
    tagsVi: tags.default([]),
    isHot: flag.default(false),
    isNew: flag.default(false),
    isBestSeller: flag.default(false),
    discountPercent: numberFrom(z.number().int().min(0).max(95), 0),
    viralScore: numberFrom(z.number().int().min(0).max(100), 0),
    /** Unknown counts as in stock. */
    inStock: z
      .preprocess(
        (value) => (value === '' || value === null || value === undefined ? true : value),
        flag,
      )
      .register(fieldInfos, { widget: 'check' }),
    imageUrl: z
      .string()
      .trim()
      .regex(
        /^(@assets\/art\/[\w-]+|media:[a-z0-9]{10}|https:\/\/\S+)$/,
        'must be @assets/art/…, media:… or an https address',
      )
      .refine(
        (path) => !path.startsWith(artPrefix) || isDrawing(path.slice(artPrefix.length)),
        'there is no such drawing',
      )
      .max(500)
      .register(fieldInfos, { widget: 'image' }),
    destinationUrl: webAddress,
    affiliateUrl: z
      .preprocess(emptyAsNone, webAddress.nullable())
      .register(fieldInfos, { widget: 'url' }),
    /** First and last day on which the link may be followed. */
    linkFrom: day,
    linkTo: day,
    priceSeenOn: day,
    /** US dollars, with the first and last day it was asked. */
    earlierPrice: numberOrNone(z.number().min(0).max(1_000_000)),
    earlierFrom: day,
    earlierTo: day,
  })
  .refine(({ title, titleVi }) => title || titleVi, {
    path: ['titleVi'],
    message: 'it needs a name in a language',
    ...onceValid(words),
  })
  .refine(({ description, descriptionVi }) => description || descriptionVi, {
    path: ['descriptionVi'],
    message: 'it needs a description in a language',
    ...onceValid(words),
  })
  .refine(({ linkFrom, linkTo }) => isInOrder(linkFrom, linkTo), {
    path: ['linkTo'],
    message: 'it is before the first day',
  })
  .refine(({ priceSeenOn }) => isPast(priceSeenOn), {
    path: ['priceSeenOn'],
    message: 'this day is yet to come',
  })
  .superRefine(checkEarlierPrice)
export type ProductImportRow = z.output<typeof productImportRow>

/** Issues of an unknown merchant, and of an address that is not on one of the merchant's hosts. */
export function productIssues(
  { merchant, destinationUrl }: Pick<ProductImportRow, 'merchant' | 'destinationUrl'>,
  merchants: readonly Merchant[],
): ErrorIssue[] {
  const issues: ErrorIssue[] = []
  // The schema has refused it already.
  if (merchant === '') return issues
  if (!merchants.some(({ id }) => id === merchant))
    issues.push({ path: 'merchant', message: unknownMerchant })
  const { hosts = [] } = merchants.find(({ id }) => id === merchant) ?? {}
  if (!isOnHosts(destinationUrl, hosts))
    issues.push({
      path: 'destinationUrl',
      message: [wrongHost, hosts.join(', ')].filter(Boolean).join(': '),
    })
  return issues
}

/** The schema of an import into a shop with these merchants. */
export function importRowFor(merchants: readonly Merchant[]) {
  const { merchant } = productImportRow.shape
  return productImportRow.superRefine((row, { addIssue }) => {
    for (const { path, message } of productIssues(row, merchants))
      addIssue({ code: 'custom', path: [path], message })
  }, onceValid({ merchant }))
}

export const productImportInput = z.object({ rows: z.array(z.unknown()).max(importBatchRows) })

export interface ProductImportAnswer {
  imported: number
  /** Rejected rows, by their position in the batch. */
  errors: { index: number; issues: ErrorIssue[] }[]
}
