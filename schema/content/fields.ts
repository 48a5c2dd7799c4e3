import * as z from 'zod'
import { isBoundedMarkdown, unboundedMarkdown } from '../markdown-limits'
import { picturePattern } from '../media'
import { isPublicHost } from '../public-hosts'
import { regions } from './choices'
import { metaLengths } from './page-meta'

// Zod would test `eval`, which the pages' content policy forbids and reports.
z.config({ jitless: true })

/** Editor widget; by default a string is a line, an enum a select, an object list a group list. */
export interface FieldInfo {
  widget:
    | 'line'
    | 'paragraph'
    | 'markdown'
    | 'lines'
    | 'paragraphs'
    | 'months'
    | 'day'
    | 'picture'
    | 'places'
    | 'place'
    | 'destination'
    | 'destinations'
    | 'author'
    | 'colleague'
    | 'money'
    | 'usd'
    | 'url'
    | 'link'
    | 'email'
    | 'anchor'
    | 'days'
    | 'number'
    | 'check'
    | 'choice'
    | 'image'
  /** Length in characters at which search results or cards cut the text. */
  advised?: number
}

export const fieldInfos = z.registry<FieldInfo>()

const textOf = (max: number) => z.string().trim().min(1).max(max)

/** A line break could begin a mail header of its own. */
const hasNoBreak = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

export const line = (max = 160, advised?: number) =>
  textOf(max)
    .refine(hasNoBreak, 'one line is needed')
    .register(fieldInfos, { widget: 'line', ...(advised && { advised }) })

export const paragraph = (max = 1200, advised?: number) =>
  textOf(max).register(fieldInfos, { widget: 'paragraph', ...(advised && { advised }) })

/** Links within the site are screen paths without language prefix. */
export const markdown = () =>
  textOf(60_000)
    .refine(isBoundedMarkdown, unboundedMarkdown)
    .register(fieldInfos, { widget: 'markdown' })

export const lines = (min = 1, max = 24, maxLength = 300) =>
  z.array(textOf(maxLength)).min(min).max(max).register(fieldInfos, { widget: 'lines' })

export const paragraphs = () =>
  z.array(textOf(3000)).min(1).max(12).register(fieldInfos, { widget: 'paragraphs' })

/** 1 to 12, the best first. */
export const months = () =>
  z.array(z.int().min(1).max(12)).min(1).max(12).register(fieldInfos, { widget: 'months' })

/** `MM-DD`. */
export const yearlyDay = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Vietnam day, `YYYY-MM-DD`. */
export const day = () => z.iso.date().register(fieldInfos, { widget: 'day' })

/** `@assets/art/<scene id>` or `media:<id>`. */
export const picture = () =>
  z.string().regex(picturePattern).register(fieldInfos, { widget: 'picture' })

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)

/** An id of schema/places.ts or a destination slug. */
export const place = () => slug.clone().register(fieldInfos, { widget: 'place' })
export const places = () => z.array(slug).min(1).max(24).register(fieldInfos, { widget: 'places' })

export const destination = () => slug.clone().register(fieldInfos, { widget: 'destination' })
export const author = () => slug.clone().register(fieldInfos, { widget: 'author' })
/** Login name. */
export const colleague = () => textOf(40).register(fieldInfos, { widget: 'colleague' })

export const destinations = () =>
  z.array(slug).max(24).register(fieldInfos, { widget: 'destinations' })

/** VND. */
export const money = () =>
  z.int().min(1000).max(10_000_000_000).register(fieldInfos, { widget: 'money' })

/** "$15", "$15-30" or "Free". */
export const usd = () =>
  z
    .string()
    .regex(/^(?:Free|\$\d+(?:-\d+)?)$/)
    .register(fieldInfos, { widget: 'usd' })

/** Https only, and no address that resolves inside. */
export const url = () =>
  z
    .url({ protocol: /^https$/ })
    .max(500)
    .refine((value) => !URL.canParse(value) || isPublicHost(new URL(value).hostname))
    .register(fieldInfos, { widget: 'url' })

export const email = () => z.email().max(254).register(fieldInfos, { widget: 'email' })

/** Fragment id of a part of a page. */
export const anchor = () => slug.clone().register(fieldInfos, { widget: 'anchor' })

/** Required wherever figures are public. */
export const checked = (maxSources: number) => ({
  sources: z
    .array(z.strictObject({ name: line(120), url: url() }))
    .min(1)
    .max(maxSources),
  checkedOn: day(),
})

/** WGS84, within Vietnam and its seas. */
export const coordinates = () =>
  z.strictObject({ lat: z.number().min(7).max(24), lng: z.number().min(101).max(115) })

/** 0 to 5 with one decimal. */
export const rating = () => z.number().min(0).max(5).multipleOf(0.1)

export const region = () => z.enum(regions)

/**
 * Option of `refine` that runs it once these fields are valid; zod otherwise skips it while any
 * other field is invalid.
 */
export function onceValid(fields: z.core.$ZodLooseShape): {
  when: (payload: z.core.ParsePayload) => boolean
} {
  const group = z.object(fields)
  return { when: ({ value }) => group.safeParse(value).success }
}

type Pair<Name extends string, Schema> = { [Key in `${Name}Vi` | `${Name}En`]: Schema }

/** `titleVi` and `titleEn` for `title`. */
export function inBoth<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): Pair<Name, Schema> {
  // TypeScript widens computed keys to a record.
  return { [`${name}Vi`]: schema, [`${name}En`]: schema } as Pair<Name, Schema>
}

/**
 * Title of 17 to 65 and description of 110 to 165 characters, unique on the site; by default the
 * entity's title and description. `{{price}}` in a description is replaced by the entity's price.
 */
export const ownPageMeta = () =>
  z
    .strictObject({
      ...inBoth('title', line(90, metaLengths.title).optional()),
      ...inBoth('description', paragraph(220, metaLengths.description).optional()),
    })
    .optional()
