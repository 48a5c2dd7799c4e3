import type { AdminProduct } from '../../../schema/api/admin-products'
import { linkId } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import type { Asker } from '../links/ask-link'
import { checkLink, storeAnswer, unasked } from '../links/check-links'
import { findAdminProduct, findStoredProduct } from './admin-product'

export async function checkProductLink(
  ctx: Ctx,
  { id, asker }: { id: number; asker: Asker },
): Promise<AdminProduct> {
  const { db, now } = ctx
  const stored = await findStoredProduct(db, id)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { externalId, destinationUrl: url, title } = stored.product
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
    auditEntry(ctx, { action: 'product.check', subject: externalId, label: title, after }),
  ])
  const product = await findAdminProduct(db, { id, now })
  if (!product) throw new ApiError('NOT_FOUND')
  return product
}
