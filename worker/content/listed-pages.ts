import sharePictures from '@generated/share-images.json' with { type: 'json' }
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { EntryKind } from '../../schema/content/choices'
import { entryPagePath, listPaths } from '../../schema/content/entry-paths'
import { isLive, toWindow } from '../../schema/deal-dates'
import type { Locale } from '../../schema/locale'
import { mediaPath, parseMediaPath, variantSize } from '../../schema/media'
import { fillPath, paths } from '../../schema/paths'
import { coverShareImage, hasShareImage, shareImage } from '../../schema/share-image'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { photographIn } from './photos'
import { pictureOfSummary, publicLocales, stateColumns } from './queries'

export interface ListedPage {
  path: string
  changed: string
  locales?: readonly Locale[]
  picture?: string
}

const otherPages = [
  paths.destinations,
  paths.topics,
  paths.guides,
  paths.deals,
  paths.articles,
  paths.journal,
  paths.shop,
  paths.contact,
  paths.tripPlanning,
  paths.when,
]

const listsByKind: Partial<Record<EntryKind, string>> = listPaths

const later = (a: string, b: string | null) => (b !== null && b > a ? b : a)

function readEntries(db: Database) {
  return db
    .select({
      kind: entries.kind,
      ...stateColumns,
      picture: photographIn(pictureOfSummary),
      months: sql<
        string | null
      >`case ${entries.kind} when 'destination' then ${entries.summary} -> 'year' end`,
      window: sql<
        string | null
      >`case ${entries.kind} when 'deal' then ${entries.live} -> 'window' end`,
    })
    .from(entries)
    .where(and(isNull(entries.deletedAt), ne(entries.kind, 'post')))
    .orderBy(entries.kind, entries.slug)
}

function isListedOn(today: string, window: string | null): boolean {
  return window === null || isLive({ window: toWindow(JSON.parse(window)) }, today)
}

function monthPaths(slug: string, months: string | null): string[] {
  if (months === null) return []
  return (JSON.parse(months) as { month: number }[]).map(({ month }) =>
    fillPath(paths.destinationMonth, { slug, month: String(month) }),
  )
}

/** Without articles and tags. `today` is `YYYY-MM-DD`, Vietnam. */
export async function listPages(db: Database, today: string): Promise<ListedPage[]> {
  const rows = await readEntries(db)
  const lists = new Map<string, string>(otherPages.map((path) => [path, '']))
  const pages = rows.flatMap((row): ListedPage[] => {
    const locales = publicLocales(row)
    const path = entryPagePath(row.kind, row.slug)
    if (locales.length === 0 || path === undefined) return []
    const changed = later(later('', row.changedAtVi), row.changedAtEn)
    const list = listsByKind[row.kind]
    if (list) lists.set(list, later(changed, lists.get(list) ?? null))
    const { picture } = row
    if (!isListedOn(today, row.window)) return []
    const ofMonths = monthPaths(row.slug, row.months).map((month) => ({
      path: month,
      changed,
      locales,
    }))
    return [{ path, changed, locales, ...(picture !== null && { picture }) }, ...ofMonths]
  })
  lists.delete(paths.home)
  return [...pages, ...[...lists].map(([path, changed]) => ({ path, changed }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  )
}

interface PagePicture {
  url: string
  bytes: number
  width: number
  height: number
}

/** Its photograph, or the share picture that the build drew. */
export function pagePictureOf(
  page: { path: string; picture?: string | undefined },
  locale: Locale,
  siteUrl: string,
): PagePicture | undefined {
  const key = parseMediaPath(page.picture ?? '')?.key
  if (key) {
    const variant = { crop: 'wide', width: 1080, format: 'jpg' } as const
    return {
      url: new URL(mediaPath(key, variant), siteUrl).href,
      bytes: 0,
      ...variantSize(key, variant),
    }
  }
  const file = shareImage(page.path, locale)
  const bytes = sharePictures[file]
  return bytes === undefined
    ? undefined
    : { url: new URL(file, siteUrl).href, bytes, width: 1200, height: 630 }
}

/** Undefined for a drawing without a share picture. */
export function drawingPictureOf(scene: string): string | undefined {
  return hasShareImage(scene) ? coverShareImage(scene) : undefined
}
