import { and, count, eq, inArray, max } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type TaggedGuide,
  type TaggedTopic,
  type TagPage,
  tagParam,
  tagQuery,
} from '../../../schema/api/tags'
import { postsPerPage } from '../../../schema/content/choices'
import { slugify } from '../../../schema/fold'
import { type Locale, locales, otherLocale, text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { englishPlaceName } from '../../../schema/places'
import { entries, entryTags } from '../../../schema/tables/entries'
import { listedFrom } from '../../../schema/tags'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import type { ListedPage } from '../../content/listed-pages'
import { fillPhotos } from '../../content/photos'
import { newestFirst, selectPosts, toPostSummary } from '../../content/posts'
import { summaryColumns, summaryIn } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'

interface TagInput {
  slug: string
  locale: Locale
  page: number
}

function selectTagPosts(db: Database, { slug, locale, page }: TagInput) {
  const tagged = db
    .select({ id: entries.id })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(hasTag({ slug, locale, kind: 'post' }))
    .orderBy(...newestFirst)
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage)
  return selectPosts(db)
    .where(inArray(entries.id, tagged))
    .orderBy(...newestFirst)
}

const hasTag = ({ slug, locale, kind }: { slug: string; locale: Locale; kind: Tagged }) =>
  and(eq(entryTags.slug, slug), eq(entryTags.locale, locale), eq(entryTags.kind, kind))

type Tagged = 'post' | 'topic' | 'guide'

const maxShown = 100

function selectTagged(db: Database, kind: 'topic' | 'guide', { slug, locale }: TagInput) {
  return db
    .select(summaryColumns(kind))
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(hasTag({ slug, locale, kind }))
    .orderBy(entries.slug)
    .limit(maxShown)
}

function selectSizes(db: Database, slug: string) {
  const { locale, kind, tag } = entryTags
  return db
    .select({ locale, kind, size: count(), name: max(tag) })
    .from(entryTags)
    .where(eq(entryTags.slug, slug))
    .groupBy(locale, kind)
}

type Sizes = Awaited<ReturnType<typeof selectSizes>>

/** As topics and guides write it, else as articles do, whose tags are Vietnamese. */
function nameOf(sizes: Sizes, locale: Locale): { name: string; nameLocale: Locale } | undefined {
  const written = (isIn: (row: Sizes[number]) => boolean) => sizes.find(isIn)?.name ?? undefined
  const own = written((row) => row.locale === locale && row.kind !== 'post')
  const ofPosts = written((row) => row.kind === 'post')
  const other = written((row) => row.locale !== locale && row.kind !== 'post')
  const name = own ?? ofPosts ?? other
  if (name === undefined) return undefined
  const shown = locale === 'en' ? englishPlaceName(name) : name
  if (own !== undefined || shown !== name) return { name: shown, nameLocale: locale }
  return { name, nameLocale: ofPosts === undefined ? otherLocale(locale) : 'vi' }
}

async function findTag(
  db: Database,
  { tag, locale, page }: { tag: string; locale: Locale; page: number },
): Promise<TagPage | undefined> {
  const slug = slugify(tag)
  const input = { slug, locale, page }
  const [sizes, posts, topics, guides, facts] = await db.batch([
    selectSizes(db, slug),
    selectTagPosts(db, input),
    selectTagged(db, 'topic', input),
    selectTagged(db, 'guide', input),
    selectFacts(db),
  ])
  const named = nameOf(sizes, locale)
  if (!named) return undefined
  const stored = fillForReaders({ posts, topics, guides }, toFacts(facts), locale)
  const { content } = await fillPhotos(db, stored)
  const sizeIn = (language: Locale) =>
    sizes.reduce((sum, row) => sum + (row.locale === language ? row.size : 0), 0)
  const ofPosts = sizes.find((row) => row.locale === locale && row.kind === 'post')
  return {
    slug,
    ...named,
    posts: content.posts.map((row) => toPostSummary(row, locale)),
    postCount: ofPosts?.size ?? 0,
    topics: content.topics.flatMap((row): TaggedTopic[] => {
      const topic = summaryIn('topic', row)
      if (!topic) return []
      const title = text(topic, 'title', locale)
      const description = text(topic, 'description', locale)
      return [{ slug: topic.slug, title, description, image: topic.image }]
    }),
    guides: content.guides
      .flatMap((row): TaggedGuide[] => {
        const guide = summaryIn('guide', row)
        if (!guide) return []
        const [title, description] = [text(guide, 'title', locale), text(guide, 'summary', locale)]
        return [{ slug: row.slug, day: guide.day, title, description }]
      })
      .sort((a, b) => a.day - b.day),
    listedIn: locales.filter((language) => sizeIn(language) >= listedFrom),
  }
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)

export async function listTagPages(db: Database): Promise<ListedPage[]> {
  const { slug, locale, entryId } = entryTags
  const rows = await db
    .select({
      slug,
      locale,
      size: count(),
      changedAtVi: max(entries.changedAtVi),
      changedAtEn: max(entries.changedAtEn),
    })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryId))
    .groupBy(slug, locale)
    .orderBy(slug)
  const listed = Map.groupBy(
    rows.filter(({ size }) => size >= listedFrom),
    (row) => row.slug,
  )
  return [...listed].map(([tag, pages]) => ({
    path: fillPath(paths.tag, { tag }),
    changed:
      pages.reduce<string | null>(
        (changed, row) => later(changed, later(row.changedAtVi, row.changedAtEn)),
        '',
      ) ?? '',
    locales: locales.filter((language) => pages.some((row) => row.locale === language)),
  }))
}

export const tagRoutes = new Hono<ApiEnv>().get(
  '/:tag',
  validate('param', tagParam),
  validate('query', tagQuery),
  async (c) => {
    const page = await findTag(c.var.db, {
      ...c.req.valid('param'),
      ...c.req.valid('query'),
    })
    if (!page) throw new ApiError('NOT_FOUND')
    return c.json(page, 200)
  },
)
