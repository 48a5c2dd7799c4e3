import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { type EntryKind, entryKinds } from '../content/choices'
import { entrySlug } from '../content/entry-file'

/** A path of the site: from its first slash to its end, without address, query or fragment. */
const path = z
  .string()
  .trim()
  .max(adminLimits.redirectPath)
  .regex(/^\/(?![/\\])[^\\?#\s]*$/, 'a path of this site, such as /old-page')
  .refine(
    (value) => !/(?:^|\/)\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})|%(?:2f|5c|00)/i.test(value),
    'a path of this site, such as /old-page',
  )

/**
 * `POST /api/admin/redirects/paths`: a language prefix is dropped, so that the redirect holds in
 * both languages.
 */
export const createPathRedirectInput = z.object({ path, target: path })

export const pathRedirectParam = z.object({ id: z.coerce.number().int().min(1) })

/** Why a redirect is refused: the `message` of the issue at `path` or `target`. */
export type PathRedirectProblem = 'reserved' | 'page exists' | 'taken' | 'unknown page' | 'loop'

export interface PathRedirect {
  id: number
  path: string
  target: string
  username: string
  createdAt: string
}

/** `GET /api/admin/redirects/paths`, newest first: 25 rows a page. */
export interface PathRedirectList {
  redirects: PathRedirect[]
  hasNext: boolean
}

/** `GET /api/admin/redirects`: slugs that entries once had in public, newest first. */
export interface EntryRedirectRow {
  kind: EntryKind
  slug: string
  createdAt: string
  entryId: string
  titleVi: string
  titleEn: string
  /** The screen path that it leads to now; null for a kind without pages. */
  target: string | null
}

export const listRedirectsQuery = z.object({
  q: z.string().trim().normalize('NFC').max(100).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** `GET /api/admin/redirects`: 25 rows a page. */
export interface EntryRedirectList {
  redirects: EntryRedirectRow[]
  hasNext: boolean
}

export const entryRedirectParam = z.object({ kind: z.enum(entryKinds), slug: entrySlug })
