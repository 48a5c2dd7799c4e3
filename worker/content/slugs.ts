import { and, inArray, ne } from 'drizzle-orm'
import { type EntryKind, isOnly, onlySlugs } from '../../schema/content/choices'
import { titlesOf } from '../../schema/content/entry-row'
import type { ErrorIssue } from '../../schema/errors'
import { slugify } from '../../schema/fold'
import { reservedPostSlugs } from '../../schema/paths'
import { entries, entryRedirects } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'

/** Whether a write failed because another entry has taken the slug meanwhile. */
export function isSlugRace(error: unknown): boolean {
  const { message, cause } = error instanceof Error ? error : {}
  return (
    message?.includes('UNIQUE constraint failed: entries.kind, entries.slug') ||
    (cause !== undefined && isSlugRace(cause))
  )
}

const kindsBeside: Partial<Record<EntryKind, EntryKind[]>> = {
  guide: ['guide', 'itinerary'],
  itinerary: ['guide', 'itinerary'],
}

/** Slugs that another entry has (deleted ones included), or had while public. */
async function takenSlugs(
  db: Database,
  input: { kind: EntryKind; slugs: string[]; id: string },
): Promise<Set<string>> {
  const { kind, slugs, id } = input
  const kinds = kindsBeside[kind] ?? [kind]
  const [rows, redirects] = await db.batch([
    db
      .select({ slug: entries.slug })
      .from(entries)
      .where(and(inArray(entries.kind, kinds), inArray(entries.slug, slugs), ne(entries.id, id))),
    db
      .select({ slug: entryRedirects.slug })
      .from(entryRedirects)
      .where(
        and(
          inArray(entryRedirects.kind, kinds),
          inArray(entryRedirects.slug, slugs),
          ne(entryRedirects.entryId, id),
        ),
      ),
  ])
  return new Set([...rows, ...redirects].map(({ slug }) => slug))
}

/** The slug that the data demands, such as a guide's day; undefined where an editor chooses. */
export function fixedSlug(kind: EntryKind, data: Record<string, unknown>): string | undefined {
  if (isOnly(kind)) return onlySlugs[kind]
  return kind === 'guide' && typeof data.day === 'number' ? `day-${data.day}` : undefined
}

export function slugIssues(kind: EntryKind, slug: string): ErrorIssue[] {
  if (kind === 'post' && reservedPostSlugs.includes(slug))
    return [{ path: 'slug', message: 'this slug is reserved' }]
  if ((kind === 'itinerary' || kind === 'guide') && /^(?:day-)?\d+$/.test(slug))
    return [{ path: 'slug', message: 'this is the address of a guide' }]
  return []
}

export async function freeSlug(
  db: Database,
  input: { kind: EntryKind; wanted: string; id: string },
): Promise<string> {
  const { kind, id } = input
  const wanted = input.wanted.slice(0, 100).replace(/-+$/, '')
  const slugs = [wanted, ...Array.from({ length: 8 }, (_, index) => `${wanted}-${index + 2}`)]
  const taken = await takenSlugs(db, { kind, slugs, id })
  return (
    slugs.find((slug) => !taken.has(slug) && slugIssues(kind, slug).length === 0) ??
    `${wanted}-${crypto.randomUUID().slice(0, 8)}`
  )
}

export async function isTaken(
  db: Database,
  input: { kind: EntryKind; slug: string; id: string },
): Promise<boolean> {
  return (await takenSlugs(db, { ...input, slugs: [input.slug] })).has(input.slug)
}

export function slugOfTitle(kind: EntryKind, data: Record<string, unknown>): string {
  const { titleVi, titleEn } = titlesOf(data)
  // Articles are written in Vietnamese first.
  const base = slugify(kind === 'post' ? titleVi || titleEn : titleEn || titleVi)
    .slice(0, 80)
    .replace(/-+$/, '')
  return base || `${kind}-${crypto.randomUUID().slice(0, 8)}`
}
