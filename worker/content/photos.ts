import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  altFields,
  type NamedPicture,
  namedDrawings,
  namedPhotos,
  photoMessage,
  photoProblemOf,
  photosToDescribe,
} from '../../schema/content/photos'
import { isDrawing } from '../../schema/drawings'
import type { ErrorIssue } from '../../schema/errors'
import type { Locale } from '../../schema/locale'
import { mediaAddress, mediaIdsIn, withMediaAddresses } from '../../schema/media'
import type { Photo, WithPhotos } from '../../schema/photo-texts'
import { media } from '../../schema/tables/media'
import { type Database, idList } from '../platform/db/database'
import { pick } from './stored-entry'

async function selectPhotos(db: Database, ids: readonly string[]): Promise<Photo[]> {
  const rows = await db
    .select(
      pick(
        media,
        'id',
        'version',
        'width',
        'height',
        'colour',
        'altVi',
        'altEn',
        'captionVi',
        'captionEn',
        'credit',
        'creditUrl',
        'licence',
      ),
    )
    .from(media)
    .where(and(inArray(media.id, idList(ids)), isNull(media.deletedAt)))
  return rows.map(({ version, width, height, colour, ...photo }) => ({
    ...photo,
    src: mediaAddress({ id: photo.id, version, width, height, colour }),
  }))
}

export function photographIn(picture: SQL<string | null> | AnySQLiteColumn): SQL<string | null> {
  return sql<string | null>`case when ${picture} like 'media:%' then ${picture} end`
}

export function photosOf(photos: Photo[]): WithPhotos {
  return photos.length === 0 ? {} : { photos }
}

/** Replaces `media:<id>` with addresses. A missing photograph renders as the default cover. */
export async function fillPhotos<Content>(
  db: Database,
  content: Content,
): Promise<{ content: Content; photos: Photo[] }> {
  const text = JSON.stringify(content)
  const ids = mediaIdsIn(text)
  if (ids.length === 0) return { content, photos: [] }
  const photos = await selectPhotos(db, ids)
  const addresses = new Map(photos.map(({ id, src }) => [id, src]))
  return {
    content: JSON.parse(withMediaAddresses(text, (id) => addresses.get(id))) as Content,
    photos,
  }
}

type Known = Map<
  string,
  { altVi: string; altEn: string; fileName: string; deletedAt: string | null }
>

async function readKnown(db: Database, ids: readonly string[]): Promise<Known> {
  const rows = await db
    .select(pick(media, 'id', 'altVi', 'altEn', 'fileName', 'deletedAt'))
    .from(media)
    .where(inArray(media.id, idList(ids)))
  return new Map(rows.map(({ id: own, ...row }) => [own, row]))
}

type PhotoIssue = Required<ErrorIssue>

function issuesOf(content: unknown, known: Known, wanted: readonly Locale[]): PhotoIssue[] {
  const localesOf = ({ locale }: NamedPicture) => wanted.filter((one) => (locale ?? one) === one)
  const isGone = (id: string) => known.get(id)?.deletedAt !== null
  const nameOf = (id: string) => known.get(id)?.fileName ?? id
  const gone = namedPhotos(content)
    .filter((named) => isGone(named.id) && localesOf(named).length > 0)
    .map(({ id, path }) => ({
      photo: id,
      path,
      message: photoMessage({ problem: 'gone', name: nameOf(id) }),
    }))
  const undescribed = photosToDescribe(content)
    .filter(({ id }) => !isGone(id))
    .flatMap((named) =>
      localesOf(named)
        .filter((locale) => known.get(named.id)?.[altFields[locale]] === '')
        .map((locale) => ({
          photo: named.id,
          path: named.path,
          message: photoMessage({ problem: 'alt', name: nameOf(named.id), locale }),
        })),
    )
  const unknown = namedDrawings(content)
    .filter((named) => !isDrawing(named.id) && localesOf(named).length > 0)
    .map(({ id, path }) => ({
      photo: id,
      path,
      message: photoMessage({ problem: 'unknown', name: id }),
    }))
  const issues = [...gone, ...undescribed, ...unknown]
  return [...new Map(issues.map((issue) => [`${issue.path} ${problemOf(issue)}`, issue])).values()]
}

/** Several photographs may have the same file name. */
const problemOf = ({ photo, message }: PhotoIssue) => `${photo} ${message}`

/** Missing photographs or alternative texts, unknown drawings; without those of `before`. */
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
  return issuesOf(content, known, locales).filter((issue) => !had.has(problemOf(issue)))
}

/** For restoring from the trash, where a missing picture is no obstacle. */
export async function altIssues(
  db: Database,
  content: unknown,
  locales: readonly Locale[],
): Promise<ErrorIssue[]> {
  return (await photoIssues(db, content, locales)).filter(
    ({ message }) => photoProblemOf(message)?.problem === 'alt',
  )
}
