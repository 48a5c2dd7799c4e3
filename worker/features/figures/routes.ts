import { utc } from '@date-fns/utc'
import { subMonths } from 'date-fns'
import { lt } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod'
import { viewInput } from '../../../schema/api/views'
import { viewCounts } from '../../../schema/tables/counts'
import { vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { hasAdminHint } from '../admins/require-admin'

async function countView(
  db: Database,
  { now, ...view }: z.output<typeof viewInput> & { now: Date },
): Promise<void> {
  const { day, page, locale, views } = viewCounts
  await db
    .insert(viewCounts)
    .values({ ...view, day: vietnamDay(now), views: 1 })
    .onConflictDoUpdate({ target: [day, page, locale], set: { views: plusOne(views) } })
}

/** Two years of months to compare, and the one that has begun. */
const keptMonths = 25

export async function purgeViewCounts(db: Database, now: number): Promise<void> {
  const before = vietnamDay(subMonths(now, keptMonths, { in: utc }))
  await db.delete(viewCounts).where(lt(viewCounts.day, before))
}

/** Whether the browser asks not to be counted (Global Privacy Control, Do Not Track). */
const isUnwilling = (request: Request) =>
  request.headers.get('Sec-GPC') === '1' || request.headers.get('DNT') === '1'

export const viewRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', viewInput),
  async (c) => {
    const { raw } = c.req
    if (!isBot(raw) && !isUnwilling(raw) && !hasAdminHint(c))
      await countView(c.var.db, { ...c.req.valid('json'), now: c.var.now })
    return c.body(null, 204)
  },
)
