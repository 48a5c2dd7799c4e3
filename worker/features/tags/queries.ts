import { and, count, eq, max } from 'drizzle-orm'
import type { PostSummary } from '../../../schema/api/posts'
import type { TagPage } from '../../../schema/api/tags'
import { slugify } from '../../../schema/fold'
import { type Locale, locales, otherLocale } from '../../../schema/locale'
import { postsPerPage } from '../../../schema/paging'
import { fillPath, paths } from '../../../schema/paths'
import { posts, postTags } from '../../../schema/tables/posts'
import { listedFrom } from '../../../schema/tags'
import type { ListedPage } from '../../documents/listed-pages'
import { type BuiltInTag, builtInTags } from '../../documents/tagged-things'
import type { Database } from '../../platform/db/database'
import { isPublic, newestFirst, summaryColumns } from '../posts/queries'
import { toPostSummary } from '../posts/rules'

const sizeOf = (tag: BuiltInTag | undefined) => (tag ? tag.topics.length + tag.guides.length : 0)

/** What has a tag in a language, nothing where only the other language has it; undefined where neither has. */
export async function findTag(
  db: Database,
  { tag, locale, page, now }: { tag: string; locale: Locale; page: number; now: Date },
): Promise<TagPage | undefined> {
  const slug = slugify(tag)
  const [own, other, [names, [counted]]] = await Promise.all([
    builtInTags(locale).then((tags) => tags.get(slug)),
    builtInTags(otherLocale(locale)).then((tags) => tags.get(slug)),
    listTagPosts(db, { slug, page, now }),
  ])
  const postCount = counted?.rows ?? 0
  const [newest] = names
  const name = own?.name ?? newest?.tag ?? other?.name
  if (name === undefined || (postCount === 0 && !own && !other)) return undefined
  const sizes: Record<Locale, number> = { vi: postCount, en: postCount }
  sizes[locale] += sizeOf(own)
  sizes[otherLocale(locale)] += sizeOf(other)
  return {
    slug,
    name,
    nameLocale: own ? locale : newest ? 'vi' : otherLocale(locale),
    posts: names.map(({ tag: _, ...post }) => toPostSummary<PostSummary>(post)),
    postCount,
    topics: own?.topics ?? [],
    guides: own?.guides ?? [],
    listedIn: locales.filter((language) => sizes[language] >= listedFrom),
  }
}

/** The public posts of a tag, and how many there are. Reads the rows of that tag alone. */
function listTagPosts(db: Database, { slug, page, now }: { slug: string; page: number; now: Date }) {
  const hasTag = and(eq(postTags.slug, slug), isPublic(now))
  return db.batch([
    db
      .select({ ...summaryColumns, tag: postTags.tag })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .where(hasTag)
      .orderBy(...newestFirst)
      .limit(postsPerPage)
      .offset((page - 1) * postsPerPage),
    db.select({ rows: count() }).from(postTags).innerJoin(posts, eq(posts.id, postTags.postId)).where(hasTag),
  ])
}

/** The pages of tags for the sitemap: each with the languages in which enough things have the tag. Reads the tags of every public post. */
export async function listTagPages(db: Database, { now, builtOn }: { now: Date; builtOn: string }): Promise<ListedPage[]> {
  const [rows, ...builtIn] = await Promise.all([
    db
      .select({ slug: postTags.slug, posts: count().as('posts'), changed: max(posts.updatedAt) })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .where(isPublic(now))
      .groupBy(postTags.slug),
    ...locales.map(builtInTags),
  ])
  const ofPosts = new Map(rows.map((row) => [row.slug, row]))
  const slugs = new Set([...ofPosts.keys(), ...builtIn.flatMap((tags) => [...tags.keys()])])
  return [...slugs].sort().flatMap((slug): ListedPage[] => {
    const row = ofPosts.get(slug)
    const listedIn = locales.filter((_, index) => (row?.posts ?? 0) + sizeOf(builtIn[index]?.get(slug)) >= listedFrom)
    return listedIn.length === 0 ? [] : [{ path: fillPath(paths.tag, { tag: slug }), changed: row?.changed ?? builtOn, locales: listedIn }]
  })
}
