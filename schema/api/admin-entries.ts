import * as z from 'zod'
import { entryFilters, entrySorts } from '../admin-fields'
import type { DataIssue } from '../content/check-data'
import { contentPillars, entryKinds } from '../content/choices'
import { type EntryFile, entryData, entrySlug } from '../content/entry-file'
import type { ErrorIssue } from '../errors'
import { type Locale, locales } from '../locale'
import type { entries, entryDrafts, entryRevisions } from '../tables/entries'
import type { CappedCount } from './admin-dashboard'
import { instantField, pageField, searchField } from './text-fields'

const languagesField = z.array(z.enum(locales)).min(1).max(2)

/** Each entry succeeds or fails by itself, as BulkResult says. */
export const bulkInput = z.object({
  ids: z.array(z.string().min(1).max(140)).min(1).max(100),
  action: z.enum(['publish', 'unpublish', 'trash', 'restore']),
  locales: languagesField.default([...locales]),
})

export interface BulkResult {
  results: {
    id: string
    ok: boolean /** Why it was not done. */
    code?: string
    issues?: ErrorIssue[]
  }[]
}

/** The version that a change starts from; 0 when unknown, which matches no entry. */
const version = z.int().min(0)

/** `POST /api/admin/entries` is idempotent by `id`; without a slug one is made from the title. */
export const createEntryInput = z.object({
  id: z.uuid().optional(),
  kind: z.enum(entryKinds),
  slug: entrySlug.optional(),
  data: entryData.default({}),
})

/** A taken slug becomes the next free one. */
export const updateEntryInput = z.object({ version, data: entryData, slug: entrySlug.optional() })

/** The autosave; only its size is checked. */
export const entryDraftInput = z.object({ baseVersion: version, data: entryData })

/** `at`: a future instant; null publishes now. BAD_REQUEST has an issue for each missing text. */
export const publishEntryInput = z.object({
  version,
  locales: languagesField,
  at: instantField.nullable().default(null),
})
export const checkEntryInput = z.object({ data: entryData })
export type PublicationCheck = Record<Locale, ErrorIssue[]>

/** Also cancels a scheduled publication; with `keepsPublic` it does nothing else. */
export const unpublishEntryInput = z.object({
  version,
  locales: languagesField,
  keepsPublic: z.boolean().default(false),
})
export const entryVersionInput = z.object({ version })
/** Confirms texts: that they fit the changed other language, or that a person has read them. */
export const holdEntryInput = z.object({
  version,
  of: z.enum(['drift', 'machineTexts']).default('drift'),
  paths: z.array(z.string().max(200)).min(1).max(500),
})

/** Drafts the empty texts of `to` from the other language, and saves the data with them. */
export const translateEntryInput = z.object({ version, data: entryData, to: z.enum(locales) })
export interface TranslationReport {
  /** Number of fields. */
  filled: number
  /** Fields whose translation was damaged or does not fit, with `refusedTranslation`. */
  notTaken: ErrorIssue[]
}

export const previewEntryInput = z.object({
  kind: z.enum(entryKinds),
  slug: z.string().max(120),
  data: entryData,
  locale: z.enum(locales),
})

/** `overwrite` also changes entries that exist. */
export const importEntriesInput = z.object({
  files: z.array(z.unknown()).min(1).max(50),
  overwrite: z.boolean().default(false),
})

export const listAdminEntriesQuery = z.object({
  kind: z.enum(entryKinds).optional(),
  q: searchField,
  state: z.enum(entryFilters).default('all'),
  pillar: z.enum(contentPillars).optional(),
  sort: z.enum(entrySorts).default('edited'),
  /** Username of the last editor. */
  by: z.string().trim().max(100).default(''),
  /** Vietnam days of the last change, `YYYY-MM-DD`. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: pageField(1000),
})

export const adminEntryParam = z.object({ id: z.string().min(1).max(140) })
export const entryRevisionParam = z.object({
  id: z.string().min(1).max(140),
  revision: z.coerce.number().int().min(1),
})

type EntryColumns = typeof entries.$inferSelect

export type AdminEntryRow = Pick<
  EntryColumns,
  | 'id'
  | 'kind'
  | 'slug'
  | 'titleVi'
  | 'titleEn'
  | 'statusVi'
  | 'statusEn'
  | 'scheduledAtVi'
  | 'scheduledAtEn'
  | 'scheduleFailedAt'
  | 'hasChanges'
  | 'isBehind'
  | 'updatedAt'
  | 'updatedBy'
  | 'deletedAt'
>

type ListedFact = Partial<Record<'valueVi' | 'valueEn' | 'checkedOn' | 'validUntil', string>>
export type ListedEntry = AdminEntryRow & {
  fact: ListedFact | null
  publishedAt: string | null
  pillar: string | null
  views: number | null
}

export interface AdminEntryList {
  entries: ListedEntry[]
  hasNext: boolean
}

/** The response of every read and write of an entry; forms fill in blanks of its data. */
export interface AdminEntry
  extends AdminEntryRow,
    Pick<
      EntryColumns,
      | 'version'
      | 'data'
      | 'live'
      | 'drift'
      | 'machineTexts'
      | 'publishedAtVi'
      | 'publishedAtEn'
      | 'createdAt'
    > {
  issues: DataIssue[]
  /** Screen path without language prefix; null for kinds without pages. */
  path: string | null
  /** The requesting admin's autosave. */
  draft: Pick<typeof entryDrafts.$inferSelect, 'data' | 'baseVersion' | 'savedAt'> | null
}

export type TranslatedEntry = AdminEntry & { translation: TranslationReport }

export type EntryRevisionDetail = Omit<
  typeof entryRevisions.$inferSelect,
  'entryId' | 'schemaVersion'
>
/** Newest first; the newest is the current entry. */
export type EntryRevision = Omit<EntryRevisionDetail, 'data'> & {
  /** Languages whose readers see this revision. */
  shownIn: Locale[]
}

export interface FactUse
  extends Pick<EntryColumns, 'kind' | 'id' | 'slug' | 'titleVi' | 'titleEn'> {
  /** Languages in which the fact is or will be public in it. */
  publicIn: Locale[]
}

/** A hundred entries a page; `next` is the `after` of the next page, null at the end. */
export const exportEntriesQuery = z.object({ after: z.string().max(140).default('') })
export interface EntryExport {
  files: EntryFile[]
  next: string | null
}

export interface ImportReport {
  results: {
    /** Such as `destination/hue`, or its number when kind or slug is unknown. */
    file: string
    outcome: 'created' | 'updated' | 'unchanged' | 'kept' | 'refused'
    issues: ErrorIssue[]
  }[]
}

/** What waits for an admin or a colleague: up to five of each. */
export interface TeamWaiting {
  /** Requests that the admin, or anybody, is to answer. */
  reviews: (AdminEntryRow & { name: string; at: string })[]
  /** Open threads that name the admin or are about an entry the admin changed last. */
  mentions: (AdminEntryRow & { name: string; at: string })[]
  /** The admin's own requests; `reviewer` is null for anybody. */
  sent: (AdminEntryRow & { reviewer: string | null; at: string })[]
  /** The admin's entries that a colleague approved and nobody has published yet. */
  approved: (AdminEntryRow & { name: string; at: string })[]
}

/** Up to five entries in each list. */
export interface WaitingEntries {
  behind: AdminEntryRow[]
  changed: AdminEntryRow[]
  scheduled: AdminEntryRow[]
  failed: AdminEntryRow[]
  /** Public deals that end within a week; `endsOn` is a Vietnam day. */
  endingDeals: (AdminEntryRow & { endsOn: string })[]
  /** Public facts that expire within thirty days; `validUntil` is a Vietnam day. */
  expiringFacts: (AdminEntryRow & { validUntil: string; daysLeft: number })[]
  /** With figures seen more than a year ago, and the day of the oldest. */
  agedPrices: (AdminEntryRow & { oldest: string })[]
  /** Photographs without alt text, and unused ones among the newest thousand; at most 100. */
  photos: { missingAlt: CappedCount; unused: CappedCount }
  team: TeamWaiting
}
