import { and, eq, inArray, isNull } from 'drizzle-orm'
import { altFields, photosToDescribe, photoUsedMessage } from '../../../schema/content/photos'
import type { ErrorIssue } from '../../../schema/errors'
import { type Locale, locales } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { mediaUses } from '../../../schema/tables/media'
import { maxUses } from '../../content/photo-uses'
import { publicLocales } from '../../content/queries'
import { scheduledLocales, storedColumns } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import type { StoredMedia } from './media-item'

type Alts = Pick<StoredMedia, 'altVi' | 'altEn'>

function localesThatShow(content: unknown, id: string, among: readonly Locale[]): Locale[] {
  const named = photosToDescribe(content).filter((one) => one.id === id)
  return among.filter((locale) => named.some((one) => (one.locale ?? locale) === locale))
}

async function readPublicUses(
  db: Database,
  id: string,
): Promise<{ title: string; shownIn: Locale[] }[]> {
  const users = db
    .select({ id: mediaUses.ownerId })
    .from(mediaUses)
    .where(and(eq(mediaUses.mediaId, id), eq(mediaUses.owner, 'entry')))
    .limit(maxUses)
  const written = await db
    .select(storedColumns)
    .from(entries)
    .where(and(inArray(entries.id, users), isNull(entries.deletedAt)))
  return written.map((entry) => ({
    title: entry.titleVi || entry.titleEn || `${entry.kind} ${entry.slug}`,
    shownIn: [
      ...localesThatShow(entry.live, id, publicLocales(entry)),
      ...localesThatShow(entry.data, id, scheduledLocales(entry)),
    ],
  }))
}

export async function altInUseIssues(
  db: Database,
  before: Alts & { id: string },
  after: Alts,
): Promise<ErrorIssue[]> {
  const lost = locales.filter(
    (locale) => before[altFields[locale]] !== '' && after[altFields[locale]] === '',
  )
  if (lost.length === 0) return []
  const uses = await readPublicUses(db, before.id)
  return lost.flatMap((locale) => {
    const user = uses.find(({ shownIn }) => shownIn.includes(locale))
    return user ? [{ path: altFields[locale], message: photoUsedMessage(user.title) }] : []
  })
}
