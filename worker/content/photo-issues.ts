import { inArray } from 'drizzle-orm'
import {
  namedDrawings,
  namedPhotos,
  photoMessage,
  photoProblemOf,
} from '../../schema/content/photos'
import { isDrawing } from '../../schema/drawings'
import type { ErrorIssue } from '../../schema/errors'
import type { Locale } from '../../schema/locale'
import { media } from '../../schema/tables/media'
import { type Database, idList } from '../platform/db/database'

type Known = Map<
  string,
  { altVi: string; altEn: string; fileName: string; deletedAt: string | null }
>

async function readKnown(db: Database, ids: readonly string[]): Promise<Known> {
  const { id, altVi, altEn, fileName, deletedAt } = media
  const rows = await db
    .select({ id, altVi, altEn, fileName, deletedAt })
    .from(media)
    .where(inArray(id, idList(ids)))
  return new Map(rows.map(({ id: own, ...row }) => [own, row]))
}

interface PhotoIssue extends ErrorIssue {
  id: string
}

function issuesOf(content: unknown, known: Known, wanted: readonly Locale[]): PhotoIssue[] {
  const issues = namedPhotos(content).flatMap(({ id, path, locale }): PhotoIssue[] => {
    const shownIn = wanted.filter((one) => (locale ?? one) === one)
    if (shownIn.length === 0) return []
    const photo = known.get(id)
    const name = photo?.fileName ?? id
    if (!photo || photo.deletedAt !== null)
      return [{ id, path, message: photoMessage({ problem: 'gone', name }) }]
    const alts: Record<Locale, string> = { vi: photo.altVi, en: photo.altEn }
    return shownIn
      .filter((one) => alts[one] === '')
      .map((one) => ({ id, path, message: photoMessage({ problem: 'alt', name, locale: one }) }))
  })
  for (const { id, path, locale } of namedDrawings(content)) {
    if (!isDrawing(id) && wanted.some((one) => (locale ?? one) === one))
      issues.push({ id, path, message: photoMessage({ problem: 'unknown', name: id }) })
  }
  return [...new Map(issues.map((issue) => [`${issue.path} ${problemOf(issue)}`, issue])).values()]
}

/** What is wrong with which picture: several may have one file name. */
const problemOf = ({ id, message }: PhotoIssue) => `${id} ${message}`

/**
 * An issue for each photograph that content names and that is gone, or has no alternative text in
 * one of the languages that the content is to be public in, and for each drawing of its texts that
 * there is not. With `before`, what readers have already, only for what that has not. Reads nothing
 * for content without photographs.
 */
export async function photoIssues(
  db: Database,
  content: unknown,
  locales: readonly Locale[],
  before?: unknown,
): Promise<ErrorIssue[]> {
  const ids = [...new Set(namedPhotos(content).map(({ id }) => id))]
  if (locales.length === 0) return []
  const known: Known = ids.length > 0 ? await readKnown(db, ids) : new Map()
  const had = new Set(issuesOf(before, known, locales).map(problemOf))
  const found = issuesOf(content, known, locales).filter((issue) => !had.has(problemOf(issue)))
  return found.map(({ path, message }) => ({ path, message }))
}

/**
 * The same for what comes back from the trash: a picture that there is not is left out or shows as
 * the default cover, and keeps nothing there.
 */
export async function altIssues(
  db: Database,
  content: unknown,
  locales: readonly Locale[],
): Promise<ErrorIssue[]> {
  return (await photoIssues(db, content, locales)).filter(
    ({ message }) => photoProblemOf(message)?.problem === 'alt',
  )
}
