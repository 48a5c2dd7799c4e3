import * as z from 'zod'
import { entryFilters, entrySorts } from '../admin-fields'
import type { DataIssue } from '../content/check-data'
import { type EntryKind, entryKinds } from '../content/choices'
import { type EntryFile, entryData, entrySlug } from '../content/entry-file'
import type { Drift } from '../content/pairs'
import type { ErrorIssue } from '../errors'
import { type Locale, locales } from '../locale'
import { contentPillars } from '../pillars'
import type { CappedCount } from './admin-dashboard'
import { languagesField } from './bulk'
import { instantField } from './text-fields'

/** Of the entry that a change starts from; 0 for one of which that is not known: no entry has it. */
const version = z.int().min(0)

/**
 * `POST /api/admin/entries`: a new draft, 201. Sent again with the same `id`, it changes nothing.
 * Without a slug it is made of the title.
 */
export const createEntryInput = z.object({
  id: z.uuid().optional(),
  kind: z.enum(entryKinds),
  slug: entrySlug.optional(),
  data: entryData.default({}),
})

/**
 * `PUT /api/admin/entries/{id}`: what editors work on; readers see it once it is published. A taken
 * slug becomes the next free one.
 */
export const updateEntryInput = z.object({ version, data: entryData, slug: entrySlug.optional() })

/** `PUT /api/admin/entries/{id}/draft`: the autosave. Only its size is checked. */
export const entryDraftInput = z.object({ baseVersion: version, data: entryData })

/**
 * `POST /api/admin/entries/{id}/publish`: now, or `at` an instant to come. BAD_REQUEST with an
 * issue for each missing text.
 */
export const publishEntryInput = z.object({
  version,
  locales: languagesField,
  at: instantField.nullable().default(null),
})
/**
 * `POST /api/admin/entries/{id}/check`: what would be refused, were each language published with
 * this data, all of it at once.
 */
export const checkEntryInput = z.object({ data: entryData })
export type PublicationCheck = Record<Locale, ErrorIssue[]>

/**
 * `POST /api/admin/entries/{id}/unpublish`: also forgets a publication to come; with `keepsPublic`
 * it does nothing else.
 */
export const unpublishEntryInput = z.object({
  version,
  locales: languagesField,
  keepsPublic: z.boolean().default(false),
})
/** `POST /api/admin/entries/{id}/discard` and `/revisions/{revision}/restore`. */
export const entryVersionInput = z.object({ version })
/**
 * `POST /api/admin/entries/{id}/hold`: the fields of which the other language still holds, by their
 * path in `drift`.
 */
export const holdEntryInput = z.object({
  version,
  paths: z.array(z.string().max(200)).min(1).max(500),
})

/**
 * `POST /api/admin/entries/preview`: the page of data that is not stored, in a language: what `GET
 * /api/entries/{kind}/{slug}` would say.
 */
export const previewEntryInput = z.object({
  kind: z.enum(entryKinds),
  slug: z.string().max(120),
  data: entryData,
  locale: z.enum(locales),
})

/**
 * `POST /api/admin/entries/import`: up to fifty files at a time; `overwrite` also changes entries
 * that exist.
 */
export const importEntriesInput = z.object({
  files: z.array(z.unknown()).min(1).max(50),
  overwrite: z.boolean().default(false),
})

export const listAdminEntriesQuery = z.object({
  kind: z.enum(entryKinds).optional(),
  q: z.string().trim().max(100).default(''),
  state: z.enum(entryFilters).default('all'),
  /** Of articles. */
  pillar: z.enum(contentPillars).optional(),
  sort: z.enum(entrySorts).default('edited'),
  /** The username of who changed it last. */
  by: z.string().trim().max(100).default(''),
  /** Vietnam days of the last change, `YYYY-MM-DD`. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export const adminEntryParam = z.object({ id: z.string().min(1).max(140) })
export const entryRevisionParam = z.object({
  id: z.string().min(1).max(140),
  revision: z.coerce.number().int().min(1),
})

type LanguageStatus = 'draft' | 'published'

export interface AdminEntryRow {
  id: string
  kind: EntryKind
  slug: string
  titleVi: string
  titleEn: string
  statusVi: LanguageStatus
  statusEn: LanguageStatus
  scheduledAtVi: string | null
  scheduledAtEn: string | null
  /** When the schedule could not publish it, until somebody changes it. */
  scheduleFailedAt: string | null
  /** Whether readers of a public language do not see the newest data yet. */
  hasChanges: boolean
  isBehind: boolean
  updatedAt: string
  updatedBy: string
  deletedAt: string | null
}

/** What the list says of a fact, as editors have it; each may be missing in a draft. */
type ListedFact = Partial<Record<'valueVi' | 'valueEn' | 'checkedOn' | 'validUntil', string>>
export type ListedEntry = AdminEntryRow & {
  fact: ListedFact | null
  /** The earlier day of both languages, a UTC ISO instant; empty or null where there is none. */
  publishedAt: string | null
  /** Of an article; null for other kinds. */
  pillar: string | null
  views: number | null
}

/** `GET /api/admin/entries`: 25 rows a page. */
export interface AdminEntryList {
  entries: ListedEntry[]
  hasNext: boolean
}

/** The response of `GET /api/admin/entries/{id}` and of every write of an entry. */
export interface AdminEntry extends AdminEntryRow {
  version: number
  /** Without blanks: a form fills in what is missing. */
  data: Record<string, unknown>
  /** What readers get; null before the first publication. */
  live: Record<string, unknown> | null
  drift: Drift
  /** What is missing or wrong. */
  issues: DataIssue[]
  /** The screen path of its page, without a language prefix; null where it has none. */
  path: string | null
  publishedAtVi: string | null
  publishedAtEn: string | null
  createdAt: string
  /** The requesting admin's autosave; null without one. */
  draft: { data: Record<string, unknown>; baseVersion: number; savedAt: string } | null
}

/** `GET /api/admin/entries/{id}/revisions`, newest first; the newest is the entry as it is. */
export interface EntryRevision {
  id: number
  savedAt: string
  username: string
  /** What was done, as the audit log names it. */
  action: string
}

/** `GET /api/admin/entries/{id}/revisions/{revision}` */
export interface EntryRevisionDetail extends EntryRevision {
  data: Record<string, unknown>
}

/**
 * `GET /api/admin/entries/{id}/uses`: the entries that name a fact; 404 for an entry
 * of another kind.
 */
export interface FactUse {
  kind: EntryKind
  id: string
  slug: string
  titleVi: string
  titleEn: string
  /** The languages in which readers get the fact with it, now or from a day to come. */
  publicIn: Locale[]
}

/**
 * `GET /api/admin/entries/export?after=`: a hundred entries that are not in the trash; `next` is
 * the `after` of the following ones.
 */
export const exportEntriesQuery = z.object({ after: z.string().max(140).default('') })
export interface EntryExport {
  files: EntryFile[]
  next: string | null
}

/** What an import did with each file, in the order of the files. */
export interface ImportReport {
  results: {
    /** Such as `destination/hue`; its number where it does not say what it is. */
    file: string
    outcome: 'created' | 'updated' | 'unchanged' | 'kept' | 'refused'
    issues: { path: string; message: string }[]
  }[]
}

/** `GET /api/admin/entries/waiting`: what waits for an editor, up to five of each. */
export interface WaitingEntries {
  behind: AdminEntryRow[]
  changed: AdminEntryRow[]
  scheduled: AdminEntryRow[]
  /** Those that the schedule could not publish. */
  failed: AdminEntryRow[]
  /** Public deals that end within a week; `endsOn` is a Vietnam day. */
  endingDeals: (AdminEntryRow & { endsOn: string })[]
  /**
   * Public facts that run out within thirty days or have run out, the earliest first; `validUntil`
   * is a Vietnam day, `daysLeft` negative after it.
   */
  expiringFacts: (AdminEntryRow & { validUntil: string; daysLeft: number })[]
  /**
   * Photographs without alternative text in both languages, and of the newest thousand those that
   * nothing uses; counted up to a hundred.
   */
  photos: { missingAlt: CappedCount; unused: CappedCount }
}
