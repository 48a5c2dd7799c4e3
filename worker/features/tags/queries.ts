import { and, eq, max, sql } from 'drizzle-orm'
import type { TagPage } from '../../../schema/api/tags'
import { slugify } from '../../../schema/fold'
import { type Locale, locales, otherLocale } from '../../../schema/locale'
import { postsPerPage } from '../../../schema/paging'
import { fillPath, paths } from '../../../schema/paths'
import { englishPlaceName } from '../../../schema/places'
import { posts, postTags } from '../../../schema/tables/posts'
import { listedFrom } from '../../../schema/tags'
import type { Copies } from '../../content/copies'
import { selectFacts, toFacts } from '../../content/facts'
import type { ListedPage } from '../../content/listed-pages'
import { fillPhotos } from '../../content/photos'
import type { Database } from '../../platform/db/database'
import { fillPosts, isPublic, newestFirst, summaryColumns } from '../posts/queries'
import { toPostSummary } from '../posts/rules'
import { type EntryTag, readEntryTags } from './entry-tags'

const sizeOf = (tag: EntryTag | undefined) => (tag ? tag.topics.length + tag.guides.length : 0)

/**
 * What has a tag in a language, nothing where only the other language has it; undefined where
 * neither has.
 */
export async function findTag(
  db: Database,
  {
    copies,
    tag,
    locale,
    page,
    now,
  }: { copies: Copies; tag: string; locale: Locale; page: number; now: Date },
): Promise<TagPage | undefined> {
  const slug = slugify(tag)
  const [own, other, [stored, [counted], facts]] = await Promise.all([
    readEntryTags(copies, locale).then((tags) => tags.get(slug)),
    readEntryTags(copies, otherLocale(locale)).then((tags) => tags.get(slug)),
    listTagPosts(db, { slug, locale, page, now }),
  ])
  const sizes: Record<Locale, number> = { vi: counted?.vi ?? 0, en: counted?.en ?? 0 }
  const postCount = sizes[locale]
  const { content: names } = await fillPhotos(db, fillPosts(stored, toFacts(facts)))
  const [newest] = names
  const postName = newest?.tag ?? counted?.tag ?? undefined
  const written = own?.name ?? postName ?? other?.name
  if (written === undefined) return undefined
  const name = locale === 'en' ? englishPlaceName(written) : written
  sizes[locale] += sizeOf(own)
  sizes[otherLocale(locale)] += sizeOf(other)
  return {
    slug,
    name,
    nameLocale:
      own || name !== written ? locale : postName !== undefined ? 'vi' : otherLocale(locale),
    posts: names.map(({ tag: _, ...post }) => toPostSummary(post)),
    postCount,
    topics: own?.topics ?? [],
    guides: own?.guides ?? [],
    listedIn: locales.filter((language) => sizes[language] >= listedFrom),
  }
}

/** How many of the joined posts are public in each language. */
const languageCounts = {
  vi: sql<number>`coalesce(sum(${posts.isInVi}), 0)`.as('vi'),
  en: sql<number>`coalesce(sum(${posts.isInEn}), 0)`.as('en'),
}

/**
 * The posts of a tag that are public in a language, and how many there are in each, and the facts
 * that they name. Reads the rows of that tag alone.
 */
function listTagPosts(
  db: Database,
  { slug, locale, page, now }: { slug: string; locale: Locale; page: number; now: Date },
) {
  const hasTag = eq(postTags.slug, slug)
  return db.batch([
    db
      .select({ ...summaryColumns, tag: postTags.tag })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .where(and(hasTag, isPublic(now, locale)))
      .orderBy(...newestFirst)
      .limit(postsPerPage)
      .offset((page - 1) * postsPerPage),
    db
      .select({ ...languageCounts, tag: max(postTags.tag) })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .where(and(hasTag, isPublic(now))),
    selectFacts(db),
  ])
}

/**
 * The pages of tags for the sitemap: each with the languages in which enough things have the tag.
 * Reads the tags of every public post.
 */
export async function listTagPages(
  db: Database,
  { copies, now, builtOn }: { copies: Copies; now: Date; builtOn: string },
): Promise<ListedPage[]> {
  const [rows, ...written] = await Promise.all([
    db
      .select({ slug: postTags.slug, ...languageCounts, changed: max(posts.updatedAt) })
      .from(postTags)
      .innerJoin(posts, eq(posts.id, postTags.postId))
      .where(isPublic(now))
      .groupBy(postTags.slug),
    ...locales.map((locale) => readEntryTags(copies, locale)),
  ])
  const ofPosts = new Map(rows.map((row) => [row.slug, row]))
  const slugs = new Set([...ofPosts.keys(), ...written.flatMap((tags) => [...tags.keys()])])
  return [...slugs].sort().flatMap((slug): ListedPage[] => {
    const row = ofPosts.get(slug)
    const listedIn = locales.filter(
      (language, index) => (row?.[language] ?? 0) + sizeOf(written[index]?.get(slug)) >= listedFrom,
    )
    return listedIn.length === 0
      ? []
      : [
          {
            path: fillPath(paths.tag, { tag: slug }),
            changed: row?.changed ?? builtOn,
            locales: listedIn,
          },
        ]
  })
}
