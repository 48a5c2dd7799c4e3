import { and, eq, notExists } from 'drizzle-orm'
import type {
  AdminProduct,
  CreateProductInput,
  ProductFields,
  UpdateProductInput,
} from '../../../schema/api/admin-products'
import { type ProductImportRow, productIssues } from '../../../schema/api/product-import'
import { takenMessage } from '../../../schema/api/product-messages'
import type { Merchant } from '../../../schema/content/shop'
import { linkId } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { readStoredMerchants } from '../../content/merchants'
import { deleteUses } from '../../content/photo-uses'
import { type Database, idList, rowExists } from '../../platform/db/database'
import { productsSearch } from '../../platform/db/full-text'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'
import type { Asker } from '../links/ask-link'
import { checkLink, storeAnswer, unasked } from '../links/check-links'
import { findAdminProduct, findStoredProduct, listStoredProducts } from './admin-product'
import { upsertProducts } from './import'

const nameOf = ({ title, titleVi }: Pick<ProductFields, 'title' | 'titleVi'>) => title || titleVi

/** A price that an editor changes without naming a day was seen today. */
function withDaySeen(
  product: ProductImportRow,
  stored: ProductFields,
  today: string,
): ProductImportRow {
  if (product.price === null) return { ...product, priceSeenOn: null }
  const isSeenToday =
    product.price !== stored.price &&
    (product.priceSeenOn === null || product.priceSeenOn === stored.priceSeenOn)
  return isSeenToday ? { ...product, priceSeenOn: today } : product
}

/**
 * The published merchants. Throws BAD_REQUEST where the product's merchant or host is not theirs.
 */
async function merchantsFor(db: Database, product: ProductImportRow): Promise<readonly Merchant[]> {
  const merchants = await readStoredMerchants(db)
  const issues = productIssues(product, merchants)
  if (issues.length > 0)
    throw new ApiError('BAD_REQUEST', {
      issues: issues.map((issue) => ({ ...issue, path: `product.${issue.path}` })),
    })
  return merchants
}

/** Throws BAD_REQUEST for a taken `externalId`, or a wrong merchant or host. */
export async function createProduct(
  ctx: Ctx,
  { product, listed }: CreateProductInput,
): Promise<AdminProduct> {
  const { db, now } = ctx
  const { externalId } = product
  const merchants = await merchantsFor(db, product)
  const isNew = notExists(
    db
      .select({ id: productTexts.id })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.id))
      .where(eq(products.externalId, externalId)),
  )
  const priceSeenOn = product.price === null ? null : (product.priceSeenOn ?? vietnamDay(now))
  const entry = {
    action: 'product.create',
    subject: externalId,
    label: nameOf(product),
    after: { ...product, listed },
  } as const
  const results = await db.batch([
    auditEntry(ctx, entry, isNew),
    ...upsertProducts(db, { rows: [{ ...product, priceSeenOn }], merchants, now, when: isNew }),
    // The upsert lists a product.
    db
      .update(products)
      .set({ listed: Number(listed) })
      .where(and(eq(products.externalId, externalId), eq(products.createdAt, now.toISOString()))),
  ])
  if (!hasChanged(results)) throw fieldError('product.externalId', takenMessage)
  const stored = (await listStoredProducts(db, [externalId])).get(externalId)
  const written = stored && (await findAdminProduct(db, { id: stored.id, now }))
  if (!written) throw new ApiError('CONFLICT')
  return written
}

/** Deletes a product; its clicks stay in the counts. Throws NOT_FOUND. */
export async function deleteProduct(ctx: Ctx, id: number): Promise<void> {
  const { db } = ctx
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { product, listed } = stored
  await db.batch([
    auditEntry(ctx, {
      action: 'product.delete',
      subject: product.externalId,
      label: nameOf(product),
      before: { ...product, listed },
    }),
    deleteUses(db, 'product', idList([product.externalId])),
    db.delete(linkChecks).where(eq(linkChecks.id, linkId('product', product.externalId))),
    db.delete(productsSearch).where(eq(productsSearch.rowid, id)),
    db.delete(productTexts).where(eq(productTexts.id, id)),
    db.delete(products).where(eq(products.id, id)),
  ])
}

/** Throws NOT_FOUND, BAD_REQUEST as {@link createProduct}, CONFLICT if it was changed meanwhile. */
export async function updateProduct(
  ctx: Ctx,
  input: UpdateProductInput & { id: number },
): Promise<AdminProduct> {
  const { db, now } = ctx
  const { id, listed, updatedAt } = input
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { externalId } = stored.product
  const product = withDaySeen(input.product, stored.product, vietnamDay(now))
  if (product.externalId !== externalId) throw fieldError('product.externalId', 'it cannot change')
  const merchants = await merchantsFor(db, product)
  if (stored.updatedAt !== updatedAt) throw new ApiError('CONFLICT')

  const isAt = (instant: string) =>
    rowExists(db, productTexts, and(eq(productTexts.id, id), eq(productTexts.updatedAt, instant)))
  const change = changedFields({ ...stored.product, listed: stored.listed }, { ...product, listed })
  const entry = {
    action: 'product.update',
    subject: externalId,
    label: nameOf(product),
    ...change,
  } as const
  const results = await db.batch([
    auditEntry(ctx, entry, isAt(updatedAt)),
    ...upsertProducts(db, { rows: [product], merchants, now, when: isAt(updatedAt) }),
    // The upsert lists a product, and has just set its instant.
    db
      .update(products)
      .set({ listed: Number(listed) })
      .where(and(eq(products.id, id), isAt(now.toISOString()))),
  ])
  const written = hasChanged(results) ? await findAdminProduct(db, { id, now }) : undefined
  if (!written) throw new ApiError('CONFLICT')
  return written
}

export async function checkProductLink(
  ctx: Ctx,
  { id, asker }: { id: number; asker: Asker },
): Promise<AdminProduct> {
  const { db, now } = ctx
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { externalId, destinationUrl: url } = stored.product
  const key = linkId('product', externalId)
  const fresh = {
    id: key,
    kind: 'product' as const,
    subject: externalId,
    url,
    host: new URL(url).hostname,
    nextAt: now.toISOString(),
  }
  const found = await checkLink(stored.check ?? { ...fresh, ...unasked }, { ...asker, now })
  const after = { outcome: found.outcome, status: found.status }
  await db.batch([
    // A withdrawn product may have left the queue.
    db.insert(linkChecks).values(fresh).onConflictDoNothing(),
    storeAnswer(db, { id: key, url }, found),
    auditEntry(ctx, {
      action: 'product.check',
      subject: externalId,
      label: nameOf(stored.product),
      after,
    }),
  ])
  const product = await findAdminProduct(db, { id, now })
  if (!product) throw new ApiError('NOT_FOUND')
  return product
}
