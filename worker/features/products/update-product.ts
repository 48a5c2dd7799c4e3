import { and, eq, exists } from 'drizzle-orm'
import type {
  AdminProduct,
  ProductFields,
  UpdateProductInput,
} from '../../../schema/api/admin-products'
import { type ProductImportRow, productIssues } from '../../../schema/api/product-import'
import { products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { readStoredMerchants } from '../../content/merchants'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { changedFields, insertAuditEntry } from '../../platform/log/audit'
import { findAdminProduct, findStoredProduct } from './admin-product'
import { upsertProducts } from './import'

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
 * Stores all fields of a product. Throws NOT_FOUND, BAD_REQUEST for another `externalId` or a wrong
 * merchant or host, CONFLICT where it was changed meanwhile.
 */
export async function updateProduct(
  db: Database,
  input: UpdateProductInput & { id: number; admin: CurrentAdmin; now: Date },
): Promise<AdminProduct> {
  const { id, listed, updatedAt, admin, now } = input
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { externalId } = stored.product
  const product = withDaySeen(input.product, stored.product, vietnamDay(now))
  if (product.externalId !== externalId)
    throw new ApiError('BAD_REQUEST', {
      issues: [{ path: 'product.externalId', message: 'it cannot change' }],
    })
  const merchants = await readStoredMerchants(db)
  const issues = productIssues(product, merchants)
  if (issues.length > 0)
    throw new ApiError('BAD_REQUEST', {
      issues: issues.map((issue) => ({ ...issue, path: `product.${issue.path}` })),
    })
  if (stored.updatedAt !== updatedAt) throw new ApiError('CONFLICT')

  const isAt = (instant: string) =>
    exists(
      db
        .select({ id: productTexts.id })
        .from(productTexts)
        .where(and(eq(productTexts.id, id), eq(productTexts.updatedAt, instant))),
    )
  const change = changedFields({ ...stored.product, listed: stored.listed }, { ...product, listed })
  const entry = {
    username: admin.username,
    action: 'product.update',
    subject: externalId,
    label: product.title,
    ...change,
    now,
  } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, isAt(updatedAt)),
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
