import * as z from 'zod'
import { picturePattern } from '../media'
import { regions } from './choices'

// Zod would try whether it may compile code, which the content policy of pages forbids and reports.
z.config({ jitless: true })

/**
 * How the editor asks for a field. What is not said here follows from the schema: a string is a
 * line, an enum a choice, a list of objects a list of groups.
 */
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
    | 'money'
    | 'usd'
    | 'url'
    | 'email'
    | 'anchor'
    | 'days'
    | 'number'
    | 'check'
    | 'choice'
    | 'image'
  /**
   * The number of characters beyond which search results or cards cut the text; longer is allowed.
   */
  advised?: number
}

/** What the editor needs to know of a field beyond its schema. */
export const fieldInfos = z.registry<FieldInfo>()

/** A text of one line. */
export const line = (max = 160, advised?: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .register(fieldInfos, { widget: 'line', ...(advised && { advised }) })

/** A text of a paragraph, without markup. */
export const paragraph = (max = 1200, advised?: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .register(fieldInfos, { widget: 'paragraph', ...(advised && { advised }) })

/** A long text in Markdown; links within the site are screen paths without a language prefix. */
export const markdown = () =>
  z.string().trim().min(1).max(60_000).register(fieldInfos, { widget: 'markdown' })

/** A list of short texts. */
export const lines = (min = 1, max = 24, maxLength = 300) =>
  z
    .array(z.string().trim().min(1).max(maxLength))
    .min(min)
    .max(max)
    .register(fieldInfos, { widget: 'lines' })

/** A list of paragraphs. */
export const paragraphs = () =>
  z
    .array(z.string().trim().min(1).max(3000))
    .min(1)
    .max(12)
    .register(fieldInfos, { widget: 'paragraphs' })

/** Months of the year, 1 to 12, the best first. */
export const months = () =>
  z.array(z.int().min(1).max(12)).min(1).max(12).register(fieldInfos, { widget: 'months' })

/** A calendar day of Vietnam, `YYYY-MM-DD`. */
export const day = () => z.iso.date().register(fieldInfos, { widget: 'day' })

/**
 * The stored path of a picture: `@assets/art/<scene id>` for a drawing, `media:<id>` for a
 * photograph of the library.
 */
export const picture = () =>
  z.string().regex(picturePattern).register(fieldInfos, { widget: 'picture' })

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)

/** The id of a place of schema/places.ts or the slug of a destination. */
export const place = () => slug.clone().register(fieldInfos, { widget: 'place' })
export const places = () => z.array(slug).min(1).max(24).register(fieldInfos, { widget: 'places' })

/** The slug of a destination. */
export const destination = () => slug.clone().register(fieldInfos, { widget: 'destination' })
export const destinations = () =>
  z.array(slug).max(24).register(fieldInfos, { widget: 'destinations' })

/** Whole Vietnamese đồng. */
export const money = () =>
  z.int().min(1000).max(10_000_000_000).register(fieldInfos, { widget: 'money' })

/** US dollars as readers see them: "$15", "$15-30", or exactly "Free". */
export const usd = () =>
  z
    .string()
    .regex(/^(?:Free|\$\d+(?:-\d+)?)$/)
    .register(fieldInfos, { widget: 'usd' })

/** An address on another site; the secure one only. */
export const url = () =>
  z
    .url({ protocol: /^https$/ })
    .max(500)
    .register(fieldInfos, { widget: 'url' })

/** A mail address. */
export const email = () => z.email().max(254).register(fieldInfos, { widget: 'email' })

/** The id of a part of a page, which its address ends in after `#`. */
export const anchor = () => slug.clone().register(fieldInfos, { widget: 'anchor' })

/** WGS84, within Vietnam and its seas. */
export const coordinates = () =>
  z.strictObject({ lat: z.number().min(7).max(24), lng: z.number().min(101).max(115) })

/** The editors' own rating, 0 to 5 with one decimal. */
export const rating = () => z.number().min(0).max(5).multipleOf(0.1)

export const region = () => z.enum(regions)

/**
 * For `refine`: runs a rule over several fields as soon as these are valid. Without it zod leaves
 * the rule out while any other field, such as a text of the other language, is missing.
 */
export function onceValid(fields: z.core.$ZodLooseShape): {
  when: (payload: z.core.ParsePayload) => boolean
} {
  const group = z.object(fields)
  return { when: ({ value }) => group.safeParse(value).success }
}

type Pair<Name extends string, Schema> = { [Key in `${Name}Vi` | `${Name}En`]: Schema }

/** A field that has a value a language: `titleVi` and `titleEn` for `title`. */
export function inBoth<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): Pair<Name, Schema> {
  // Two computed keys are a record to the compiler; they are exactly the two of the pair.
  return { [`${name}Vi`]: schema, [`${name}En`]: schema } as Pair<Name, Schema>
}

/**
 * What search results and chat messages show of an entity's page, written for it: a title of 17 to
 * 65 characters, a description of 110 to 165, each its own on the whole site. In a description
 * `{{price}}` stands for the entity's price.
 */
export const pageMeta = () =>
  z.strictObject({
    ...inBoth('title', line(90, 65)),
    ...inBoth('description', paragraph(220, 165)),
  })
export type PageMeta = z.infer<ReturnType<typeof pageMeta>>

/** The same of an entity whose own title and description serve where it has none. */
export const ownPageMeta = () =>
  z
    .strictObject({
      ...inBoth('title', line(90, 65).optional()),
      ...inBoth('description', paragraph(220, 165).optional()),
    })
    .optional()
