import type { AdminProduct } from '../../../schema/api/admin-products'
import { linkId } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import type { Asker } from '../links/ask-link'
import { checkLink, storeAnswer, unasked } from '../links/check-links'
import { findAdminProduct, findStoredProduct } from './admin-product'

export async function checkProductLink(
  db: Database,
  input: By & { id: number; asker: Asker },
): Promise<AdminProduct> {
  const { id, asker, admin, now } = input
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
    insertAuditEntry(db, {
      username: admin.username,
      action: 'product.check',
      subject: externalId,
      label: title,
      after,
      now,
    }),
  ])
  const product = await findAdminProduct(db, { id, now })
  if (!product) throw new ApiError('NOT_FOUND')
  return product
}
