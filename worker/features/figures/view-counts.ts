import { utc } from '@date-fns/utc'
import { subMonths } from 'date-fns'
import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { viewInput } from '../../../schema/api/views'
import { arrivalSourceOf, isHost, otherSites } from '../../../schema/arrival-sources'
import { entryOfPage } from '../../../schema/content/entry-paths'
import { splitLocale } from '../../../schema/locale'
import { decodePath } from '../../../schema/paths'
import { arrivalCounts, entryViews, viewCounts } from '../../../schema/tables/counts'
import { entries } from '../../../schema/tables/entries'
import { vietnamDay } from '../../../schema/time'
import { isPublicIn } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import { batchAll, plusOne, type Write } from '../../platform/db/writes'
import type { Settings } from '../../platform/settings/settings'

interface View extends z.output<typeof viewInput> {
  now: Date
  settings: Settings
}

/** Sites that nobody came from on that day are of whoever has a share left to add some. */
export async function countView(
  db: Database,
  { page, locale, path, from, now, settings }: View,
  mayAddSite: () => Promise<boolean>,
): Promise<void> {
  const day = vietnamDay(now)
  const writes: Write[] = [
    db
      .insert(viewCounts)
      .values({ day, page, locale, views: 1 })
      .onConflictDoUpdate({
        target: [viewCounts.day, viewCounts.page, viewCounts.locale],
        set: { views: plusOne(viewCounts.views) },
      }),
  ]
  const shown = path === undefined ? undefined : splitLocale(path, settings.defaultLocale)
  const entry = shown?.locale === locale && entryOfPage(decodePath(shown.path) ?? '')
  if (entry) writes.push(addEntryView(db, { day, locale, ...entry }))
  if (from !== undefined) {
    const source = arrivalSourceOf(from, new URL(settings.siteUrl).host)
    writes.push(addArrival(db, day, await storedSource(db, { day, source }, mayAddSite)))
  }
  await batchAll(db, writes)
}

type EntryView = Pick<typeof entryViews.$inferSelect, 'day' | 'locale'> &
  Pick<typeof entries.$inferSelect, 'kind' | 'slug'>

/** Nothing where readers have no such page. */
function addEntryView(db: Database, { day, locale, kind, slug }: EntryView): Write {
  const isShown = and(eq(entries.kind, kind), eq(entries.slug, slug), isPublicIn(locale))
  return db
    .insert(entryViews)
    .select(sql`select ${day}, ${entries.id}, ${locale}, 1 from ${entries} where ${isShown}`)
    .onConflictDoUpdate({
      target: [entryViews.day, entryViews.entryId, entryViews.locale],
      set: { views: plusOne(entryViews.views) },
    })
}

const maxSourcesPerDay = 200

/** The source itself, or `other` where a new one is beyond what a client or a day may add. */
async function storedSource(
  db: Database,
  key: { day: string; source: string },
  mayAddSite: () => Promise<boolean>,
): Promise<string | SQL> {
  const { day, source } = arrivalCounts
  const ofDay = db.select({ rows: count() }).from(arrivalCounts).where(eq(day, key.day))
  const known = db
    .select({ source })
    .from(arrivalCounts)
    .where(and(eq(day, key.day), eq(source, key.source)))
  if (!isHost(key.source) || (await known).length > 0) return key.source
  if (!(await mayAddSite())) return otherSites
  return sql`iif((${ofDay}) < ${maxSourcesPerDay}, ${key.source}, ${otherSites})`
}

function addArrival(db: Database, day: string, source: string | SQL): Write {
  const { arrivals } = arrivalCounts
  return db
    .insert(arrivalCounts)
    .values({ day, source: sql`${source}`, arrivals: 1 })
    .onConflictDoUpdate({
      target: [arrivalCounts.day, arrivalCounts.source],
      set: { arrivals: plusOne(arrivals) },
    })
}

/** Two years of months to compare, and the one that has begun. */
const keptMonths = 25

export async function purgeViewCounts(db: Database, now: number): Promise<void> {
  const before = vietnamDay(subMonths(now, keptMonths, { in: utc }))
  await db.batch([
    db.delete(viewCounts).where(lt(viewCounts.day, before)),
    db.delete(entryViews).where(lt(entryViews.day, before)),
    db.delete(arrivalCounts).where(lt(arrivalCounts.day, before)),
  ])
}
