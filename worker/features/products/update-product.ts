import { sql } from 'drizzle-orm'
import type { AdminProduct, UpdateProductInput } from '../../../schema/api/admin-products'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'
import { findAdminProduct, findStoredProduct } from './admin-product'
import { upsertStatements } from './import'

/**
 * Stores all fields of a product, if it is still the one that the editor started from. Throws NOT_FOUND for an unknown one, BAD_REQUEST where
 * its `externalId` differs, CONFLICT where somebody changed it meanwhile.
 */
export async function updateProduct(
  db: Database,
  input: UpdateProductInput & { id: number; admin: CurrentAdmin; now: Date },
): Promise<AdminProduct> {
  const { id, product, listed, updatedAt, admin, now } = input
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { externalId } = stored.product
  if (product.externalId !== externalId)
    throw new ApiError('BAD_REQUEST', { issues: [{ path: 'product.externalId', message: 'it cannot change' }] })
  if (stored.updatedAt !== updatedAt) throw new ApiError('CONFLICT')

  const isAt = (instant: string) => sql`exists (select 1 from product_texts where id = ${id} and updated_at = ${instant})`
  const change = changedFields({ ...stored.product, listed: stored.listed }, { ...product, listed })
  await storeTogether(db, [
    auditEntry(
      { username: admin.username, action: 'product.update', subject: externalId, label: product.title, ...change, now },
      isAt(updatedAt),
    ),
    ...upsertStatements([product], now, isAt(updatedAt)),
    // Writing lists a product; the last of the statements above set its instant.
    sql`update products set listed = ${Number(listed)} where id = ${id} and ${isAt(now.toISOString())}`,
  ])
  const written = await findAdminProduct(db, { id, now })
  if (written?.updatedAt !== now.toISOString()) throw new ApiError('CONFLICT')
  return written
}
