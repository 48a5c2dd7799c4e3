import { env } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { tagRowsOf } from '../../schema/content/entry-row'
import type { PostContent } from '../../schema/content/post'
import { locales } from '../../schema/locale'
import { rowOfFile } from '../../schema/seed/entries-sql'
import { entryCounts } from '../../schema/tables/counts'
import { entries, entryTags } from '../../schema/tables/entries'

interface PostFields extends Partial<PostContent> {
  id?: string
  slug?: string
  /** Of both languages, but for one that it is not in. */
  status?: 'draft' | 'scheduled' | 'published'
  publishedAt?: string
  isInVi?: boolean
  isInEn?: boolean
  viewCount?: number
  shareCount?: number
  updatedAt?: string
  updatedBy?: string
  deletedAt?: string | null
}

/** Of an article that feeds, which have room for the newest, must show. */
export const newerThanTheSeed = '2099-01-01T00:00:00.000Z'

let made = 0

/** Stores a published article; fields replace the defaults. */
export async function insertPost(fields: PostFields = {}) {
  made += 1
  const {
    id = `post-${made}`,
    slug = `bai-${made}`,
    status = 'published',
    publishedAt = '2025-10-10T03:00:00.000Z',
    isInVi = true,
    isInEn = true,
    viewCount = 0,
    shareCount = 0,
    updatedAt = '2025-10-10T03:00:00.000Z',
    updatedBy = 'seed',
    deletedAt = null,
    ...content
  } = fields
  const data = {
    titleVi: `Bài số ${made}`,
    titleEn: `Story number ${made}`,
    summaryVi: `Tóm tắt ${made}`,
    summaryEn: `Summary ${made}`,
    coverImage: '@assets/art/default-cover',
    tags: ['Huế'],
    contentPillar: 'practical-travel' as const,
    bodyVi: 'Thân bài.',
    bodyEn: 'The body.',
    ...content,
  }
  const stateIn = (isIn: boolean) => ({
    status: status === 'published' && isIn ? status : ('draft' as const),
    publishedAt: status === 'published' && isIn ? publishedAt : null,
    changedAt: status === 'published' && isIn ? updatedAt : null,
    ...(status === 'scheduled' && isIn && { scheduledAt: publishedAt }),
  })
  const file = { kind: 'post' as const, slug, vi: stateIn(isInVi), en: stateIn(isInEn), data }
  const row = { ...rowOfFile(file, { id, now: updatedAt, username: updatedBy }), deletedAt }
  const published = locales.filter((locale) => file[locale].status === 'published')
  const tags = deletedAt === null ? tagRowsOf(row, published) : []
  const db = drizzle(env.DB)
  await db.insert(entries).values(row)
  await db.insert(entryCounts).values({ entryId: id, views: viewCount, shares: shareCount })
  if (tags.length > 0) await db.insert(entryTags).values(tags)
  return { id, slug, publishedAt, updatedAt, version: 1, ...data }
}

/** Deletes all articles, with what belongs to them and to nothing else. */
export async function clearPosts(): Promise<void> {
  const ofPosts = "entry_id in (select id from entries where kind = 'post')"
  await env.DB.batch(
    [
      ...['entry_revisions', 'entry_drafts', 'entry_redirects', 'entry_tags'].map(
        (table) => `delete from ${table} where ${ofPosts}`,
      ),
      'delete from entry_counts',
      'delete from post_marks',
      "delete from entries where kind = 'post'",
    ].map((statement) => env.DB.prepare(statement)),
  )
}
