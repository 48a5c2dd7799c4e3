import { and, desc, eq, exists, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import type {
  AdminProductList,
  AdminProductRow,
  ListAdminProductsQuery,
} from '../../../schema/api/admin-products'
import { fold } from '../../../schema/fold'
import { type LinkPartners, linkState } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { isMatch, productsSearch, wordMatch } from '../../platform/db/full-text'
import { indexedBy, pageId } from './listing-queries'
import { isProductCheck } from './product-links'

const pageSize = 25
const maxMatches = 1000

const columns = {
  id: products.id,
  externalId: products.externalId,
  title: productTexts.title,
  titleVi: productTexts.titleVi,
  category: products.category,
  merchant: productTexts.merchant,
  priceCents: products.priceCents,
  inStock: products.inStock,
  listed: products.listed,
  linkFrom: productTexts.linkFrom,
  linkTo: productTexts.linkTo,
  deadSince: linkChecks.deadSince,
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

function matchOf(q: string): string | undefined {
  const parts = wordsOf(q).map(wordMatch)
  return parts.length > 0 ? parts.join(' ') : undefined
}

const isDeadLink = exists(
  new QueryBuilder()
    .select({ id: linkChecks.id })
    .from(linkChecks)
    .where(and(isProductCheck, isNotNull(linkChecks.deadSince))),
)

const isOfMerchant = (merchant: string) =>
  exists(
    new QueryBuilder()
      .select({ id: productTexts.id })
      .from(productTexts)
      .where(and(eq(productTexts.id, products.id), eq(productTexts.merchant, merchant))),
  )

function filtersOf({ category, merchant, listed, link }: ListAdminProductsQuery): SQL | undefined {
  return and(
    merchant ? isOfMerchant(merchant) : undefined,
    link === 'dead' ? isDeadLink : undefined,
    category ? eq(products.category, category) : undefined,
    listed === 'all' ? undefined : eq(products.listed, Number(listed === 'yes')),
  )
}

function idsOfMatch(db: Database, input: ListAdminProductsQuery, match: string) {
  const { rowid } = productsSearch
  const holdsWords = isMatch(productsSearch, match)
  const oldest = db
    .select({ rowid })
    .from(productsSearch)
    .where(holdsWords)
    .orderBy(desc(rowid))
    .limit(1)
    .offset(maxMatches - 1)
  return db
    .select({ pageId })
    .from(productsSearch)
    .crossJoin(products)
    .where(
      and(
        eq(products.id, rowid),
        holdsWords,
        filtersOf(input),
        gte(rowid, sql`coalesce(${oldest}, 0)`),
      ),
    )
    .orderBy(desc(rowid))
    .$dynamic()
}

/** In the order of the merchants' index. */
function idsOfMerchant(db: Database, input: ListAdminProductsQuery, merchant: string) {
  return db
    .select({ pageId })
    .from(productTexts)
    .crossJoin(products)
    .where(
      and(
        eq(productTexts.merchant, merchant),
        eq(products.id, productTexts.id),
        filtersOf({ ...input, merchant: undefined }),
      ),
    )
    .orderBy(desc(productTexts.id))
    .$dynamic()
}

function idsOfDead(db: Database, input: ListAdminProductsQuery) {
  return db
    .select({ pageId })
    .from(linkChecks)
    .crossJoin(products)
    .where(
      and(
        eq(linkChecks.kind, 'product'),
        isNotNull(linkChecks.deadSince),
        eq(products.externalId, linkChecks.subject),
        filtersOf({ ...input, link: 'all' }),
      ),
    )
    .orderBy(desc(linkChecks.deadSince))
    .$dynamic()
}

function idsOfAll(db: Database, input: ListAdminProductsQuery) {
  const isWhole = input.listed === 'all'
  return db
    .select({ pageId })
    .from(isWhole ? sql`${products} not indexed` : indexedBy('products_newest'))
    .where(filtersOf(input))
    .orderBy(...(isWhole ? [desc(products.id)] : [desc(products.createdAt), desc(products.id)]))
    .$dynamic()
}

function idsOf(db: Database, input: ListAdminProductsQuery) {
  const match = matchOf(input.q)
  if (match !== undefined) return idsOfMatch(db, input, match)
  if (input.merchant) return idsOfMerchant(db, input, input.merchant)
  return input.link === 'dead' ? idsOfDead(db, input) : idsOfAll(db, input)
}

function selectPage(db: Database, input: ListAdminProductsQuery) {
  const page = idsOf(db, input)
    .limit(pageSize + 1)
    .offset((input.page - 1) * pageSize)
    .as('page')
  return db
    .select(columns)
    .from(page)
    .crossJoin(products)
    .crossJoin(productTexts)
    .leftJoin(linkChecks, isProductCheck)
    .where(and(eq(products.id, page.pageId), eq(productTexts.id, page.pageId)))
}

type StoredRow = Awaited<ReturnType<typeof selectPage>>[number]

function toRow(
  { id, priceCents, inStock, listed, linkFrom, linkTo, deadSince, ...row }: StoredRow,
  today: string,
): AdminProductRow {
  const price = priceCents === null ? null : priceCents / 100
  const link = linkState({ linkFrom, linkTo, deadSince }, today)
  return { ...row, id: String(id), price, inStock: inStock === 1, listed: listed === 1, link }
}

function selectDeadPartners(db: Database) {
  const { url, subject, deadSince } = linkChecks
  const isPartner = inArray(linkChecks.kind, ['merchant', 'partner'])
  return db
    .select({ url, subject, deadSince: sql<string>`${deadSince}` })
    .from(linkChecks)
    .where(and(isPartner, isNotNull(deadSince)))
    .limit(pageSize)
}

function partnerNames({ merchants, hotelPartner, activityPartner }: LinkPartners) {
  return new Map<string, string>([
    ...merchants.map(({ id, name }) => [id, name] as const),
    ['hotel', hotelPartner.name],
    ['activity', activityPartner.name],
  ])
}

export async function listAdminProducts(
  db: Database,
  { partners, today, ...input }: ListAdminProductsQuery & { partners: LinkPartners; today: string },
): Promise<AdminProductList> {
  if (input.q !== '' && wordsOf(input.q).length === 0)
    return { products: [], hasNext: false, deadPartners: [] }
  const [exact, found, dead] = await db.batch([
    db
      .select(columns)
      .from(products)
      .innerJoin(productTexts, eq(productTexts.id, products.id))
      .leftJoin(linkChecks, isProductCheck)
      .where(eq(products.externalId, input.q)),
    selectPage(db, input),
    selectDeadPartners(db),
  ])
  const names = partnerNames(partners)
  const deadPartners = dead.map(({ subject, ...link }) => ({
    ...link,
    name: names.get(subject) ?? subject,
  }))
  const shown = exact.length > 0 ? exact : found
  return {
    products: shown.slice(0, pageSize).map((row) => toRow(row, today)),
    hasNext: shown.length > pageSize,
    deadPartners,
  }
}
