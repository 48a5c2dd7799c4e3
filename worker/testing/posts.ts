import { env } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { postSearchTexts, titleKey } from '../../schema/sql/search-texts'
import { posts, postTags } from '../../schema/tables/posts'
import { taggedSlugs } from '../../schema/tags'

type PostRow = typeof posts.$inferInsert

let made = 0

/** Stores a published post; fields replace the defaults. */
export async function insertPost(fields: Partial<PostRow> = {}): Promise<PostRow> {
  made += 1
  const row: PostRow = {
    id: `post-${made}`,
    slug: `bai-${made}`,
    titleVi: `Bài số ${made}`,
    titleEn: `Story number ${made}`,
    summaryVi: `Tóm tắt ${made}`,
    summaryEn: `Summary ${made}`,
    coverImage: '@assets/art/default-cover',
    tags: ['Huế'],
    status: 'published',
    publishedAt: '2025-10-10T03:00:00.000Z',
    contentPillar: 'practical-travel',
    createdAt: '2025-10-10T03:00:00.000Z',
    updatedAt: '2025-10-10T03:00:00.000Z',
    bodyVi: 'Thân bài.',
    bodyEn: 'The body.',
    ...fields,
  }
  row.titleKey ??= titleKey(row)
  const named = taggedSlugs(row.tags ?? []).map((tag) => ({ ...tag, postId: row.id }))
  const { title, summary, tags, body } = postSearchTexts({
    ...row,
    tags: row.tags ?? [],
    bodyVi: row.bodyVi ?? '',
    bodyEn: row.bodyEn ?? '',
  })
  const db = drizzle(env.DB)
  const prepared = (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql, params } = query.toSQL()
    return env.DB.prepare(sql).bind(...params)
  }
  const search =
    'insert into posts_search (rowid, slug, title, summary, tags, body) select rowid, slug, ?, ?, ?, ? from posts where id = ?'
  await env.DB.batch([
    prepared(db.insert(posts).values(row)),
    ...(named.length > 0 ? [prepared(db.insert(postTags).values(named))] : []),
    env.DB.prepare(search).bind(title, summary, tags, body, row.id),
  ])
  return row
}

export async function clearPosts(): Promise<void> {
  const tables = [
    'posts',
    'posts_search',
    'post_marks',
    'post_revisions',
    'post_drafts',
    'post_redirects',
    'post_tags',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
}
