import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { type EntryKind, entryKinds } from '../content/choices'
import { entrySlug } from '../content/entry-file'
import type { pathRedirects } from '../tables/entries'
import { pageField } from './text-fields'

/** A path of the site without origin, query and fragment. */
const path = z
  .string()
  .trim()
  .max(adminLimits.redirectPath)
  .regex(/^\/(?![/\\])[^\\?#\s]*$/, 'a path of this site, such as /old-page')
  .refine(
    (value) => !/(?:^|\/)\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})|%(?:2f|5c|00)/i.test(value),
    'a path of this site, such as /old-page',
  )

/** A language prefix is dropped: the redirect works in both languages. */
export const createPathRedirectInput = z.object({ path, target: path })

/** The `message` of the issue at `path` or `target`. */
export type PathRedirectProblem = 'reserved' | 'page exists' | 'taken' | 'unknown page' | 'loop'

export type PathRedirect = typeof pathRedirects.$inferSelect

export interface PathRedirectList {
  redirects: PathRedirect[]
  hasNext: boolean
}

/** A slug that an entry once had in public. */
export interface EntryRedirectRow {
  kind: EntryKind
  slug: string
  createdAt: string
  entryId: string
  titleVi: string
  titleEn: string
  /** Current screen path; null for kinds without pages. */
  target: string | null
}

export const listRedirectsQuery = z.object({
  q: z.string().trim().normalize('NFC').max(100).default(''),
  page: pageField(1000),
})

export interface EntryRedirectList {
  redirects: EntryRedirectRow[]
  hasNext: boolean
}

export const entryRedirectParam = z.object({ kind: z.enum(entryKinds), slug: entrySlug })
