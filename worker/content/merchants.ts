import { and, count, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type EntryKind, onlySlugs } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { type Merchant, merchantInUseMessage } from '../../schema/content/shop'
import type { ErrorIssue } from '../../schema/errors'
import { defaultMerchants } from '../../schema/seed/default-merchants'
import { products, productTexts } from '../../schema/tables/products'
import type { Database } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { selectEntry } from './queries'
import { createMemory } from './remembered'

export const selectShop = (db: Database) => selectEntry(db, 'shop', onlySlugs.shop)

/** The published merchants, else those of the seed. */
export function merchantsOf(
  row: { live: Record<string, unknown> | null; schemaVersion: number } | undefined,
): readonly Merchant[] {
  return row?.live
    ? contentOf('shop', upgradeData('shop', row.live, row.schemaVersion)).merchants
    : defaultMerchants
}

export async function readStoredMerchants(db: Database): Promise<readonly Merchant[]> {
  const [row] = await selectShop(db)
  return merchantsOf(row)
}

/** Those that readers may see: a new site's wait as a draft until they are published. */
export async function readShownMerchants(db: Database): Promise<readonly Merchant[]> {
  const [row] = await selectShop(db)
  return row?.live === null ? [] : merchantsOf(row)
}

const remembered = createMemory('merchants', defaultMerchants)

/** From the isolate's memory or D1. Never throws. */
export async function readMerchants<Env extends AppEnv>(
  c: Context<Env>,
  db: Database,
): Promise<readonly Merchant[]> {
  const read = async () => ({ value: await readStoredMerchants(db), isCurrent: true })
  return (await remembered(c.env.CACHE, c.get('contentVersion'), read)).value
}

/** An issue for each merchant with listed products that publishing `live` would remove. */
export async function merchantIssues(
  db: Database,
  kind: EntryKind,
  live: Record<string, unknown>,
): Promise<ErrorIssue[]> {
  if (kind !== 'shop') return []
  // Unsaved data may have any shape.
  const kept = new Set(
    (Array.isArray(live.merchants) ? live.merchants : []).map(
      (merchant: Partial<Merchant>) => merchant.id,
    ),
  )
  const removed = (await readStoredMerchants(db)).filter(({ id }) => !kept.has(id))
  const issues: ErrorIssue[] = []
  for (const { id, name } of removed) {
    const [sold] = await db
      .select({ count: count() })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.id))
      .where(and(eq(productTexts.merchant, id), eq(products.listed, 1)))
    if (sold && sold.count > 0)
      issues.push({ path: 'merchants', message: merchantInUseMessage(name, sold.count) })
  }
  return issues
}
