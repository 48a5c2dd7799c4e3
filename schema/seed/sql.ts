import { productRecord, productStatements } from '../sql/product-statements'
import { postSearchTexts, titleKey } from '../sql/search-texts'
import { taggedSlugs } from '../tags'
import { vietnamDay } from '../time'
import { seedPosts } from './posts'
import { seedProducts } from './products'
import type { SeedProduct } from './products/types'
import type { SeedPost } from './types'

const columns: readonly (readonly [
  column: string,
  value: (post: SeedPost) => string | number | null,
])[] = [
  ['id', (post) => post.id],
  ['slug', (post) => post.slug],
  ['title_vi', (post) => post.titleVi],
  ['title_en', (post) => post.titleEn],
  ['summary_vi', (post) => post.summaryVi],
  ['summary_en', (post) => post.summaryEn],
  ['cover_image', (post) => post.coverImage],
  ['tags', (post) => JSON.stringify(post.tags)],
  ['status', () => 'published'],
  ['published_at', (post) => post.publishedAt],
  ['content_pillar', (post) => post.contentPillar],
  ['reading_time_minutes', (post) => post.readingTimeMinutes ?? null],
  ['author_name', (post) => post.authorName ?? null],
  ['destination_slug', (post) => post.destinationSlug ?? null],
  ['featured', (post) => Number(post.featured)],
  ['highlights_vi', (post) => JSON.stringify(post.highlightsVi)],
  ['highlights_en', (post) => JSON.stringify(post.highlightsEn)],
  ['travel_tips_vi', (post) => JSON.stringify(post.travelTipsVi)],
  ['travel_tips_en', (post) => JSON.stringify(post.travelTipsEn)],
  ['created_at', (post) => post.publishedAt],
  ['updated_at', (post) => post.publishedAt],
  ['body_vi', (post) => post.bodyVi.trim()],
  ['body_en', (post) => post.bodyEn.trim()],
  ['title_key', (post) => titleKey(post)],
]

/**
 * Whether a database is still to get the seed: it has no article, no product and no admin. Any
 * other one had it, and what editors have deleted since stays deleted.
 */
export const isNewDatabase =
  'select not exists (select 1 from posts) and not exists (select 1 from products) and not exists (select 1 from admins) as isNew'

/**
 * The statements of the seed rows, with their values to bind. Rows that exist already, edited or
 * deleted ones included, stay as they are.
 */
export function seedStatements(): { sql: string; values: (string | number | null)[] }[] {
  const names = columns.map(([name]) => name).join(', ')
  const marks = columns.map(() => '?').join(', ')
  const posts = seedPosts.flatMap((post) => [
    {
      sql: `insert into posts (${names}) values (${marks}) on conflict do nothing`,
      values: columns.map(([, value]) => value(post)),
    },
    searchStatement(post),
    tagStatement(post),
  ])
  return [...posts, ...productSeedStatements()]
}

/** So many products travel in one statement: D1 takes statements of up to 100 KB. */
const productsAtOnce = 40

/**
 * A product of the seed as an import would bring it. Earlier ones of the list count as older, but
 * those marked as new are the newest.
 */
function seedRecord(product: SeedProduct, index: number) {
  const { titleEn, descriptionEn, tagsEn, priceUsdCents, targetCountry, image, inStock, ...rest } =
    product
  const day = new Date(Date.UTC(2026, product.isNew ? 9 : 5, 1, index))
  const row = {
    ...rest,
    title: titleEn,
    description: descriptionEn,
    tags: tagsEn,
    price: priceUsdCents === null ? null : priceUsdCents / 100,
    country: targetCountry,
    imageUrl: image,
    inStock: inStock ?? true,
    affiliateUrl: null,
    linkFrom: null,
    linkTo: null,
    priceSeenOn: priceUsdCents === null ? null : vietnamDay(day),
    earlierPrice: null,
    earlierFrom: null,
    earlierTo: null,
  }
  return productRecord(row, day.toISOString())
}

function productSeedStatements(): { sql: string; values: string[] }[] {
  const records = seedProducts.map(seedRecord)
  const batches = Array.from({ length: Math.ceil(records.length / productsAtOnce) }, (_, index) =>
    records.slice(index * productsAtOnce, (index + 1) * productsAtOnce),
  )
  return batches.flatMap((batch) =>
    productStatements().map((sql) => ({
      sql,
      values: sql.includes('?') ? [JSON.stringify(batch)] : [],
    })),
  )
}

/** For a post whose tags nobody has changed. */
function tagStatement(post: SeedPost): { sql: string; values: string[] } {
  return {
    sql: "insert into post_tags (slug, post_id, tag) select tag.value ->> 'slug', posts.id, tag.value ->> 'tag' from posts, json_each(?) tag where posts.id = ? and posts.tags = ? on conflict do nothing",
    values: [JSON.stringify(taggedSlugs(post.tags)), post.id, JSON.stringify(post.tags)],
  }
}

function searchStatement(post: SeedPost): { sql: string; values: string[] } {
  const { title, summary, tags, body } = postSearchTexts(post)
  return {
    sql: 'insert into posts_search (rowid, slug, title, summary, tags, body) select rowid, slug, ?, ?, ?, ? from posts where id = ? and not exists (select 1 from posts_search where posts_search.rowid = posts.rowid)',
    values: [title, summary, tags, body, post.id],
  }
}

/** Statements with their values as a script for `wrangler d1 execute`. */
export function scriptOf(
  statements: readonly { sql: string; values: readonly (string | number | null)[] }[],
): string {
  return statements
    .map(({ sql, values }) => {
      const left = [...values]
      return `${sql.replace(/\?/g, () => literal(left.shift()))};`
    })
    .join('\n')
}

function literal(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
