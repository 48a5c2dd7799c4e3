import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod'
import { browserErrorInput } from '../../../schema/api/browser-errors'
import { browserErrors, troubles } from '../../../schema/tables/operations'
import { vietnamDay } from '../../../schema/time'
import { type Database, rowExists } from '../../platform/db/database'
import { batchAll, insertWhen, plusOne } from '../../platform/db/writes'
import { isBot, isUnwilling, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { scrub } from '../../platform/log/log'

export const operationDays = 30
/** Anybody can send any words. */
const maxADay = 200
const maxLength = 200

/** Without addresses, query strings, and what may be a telephone or card number. */
export function cleanMessage(message: string): string {
  return scrub(message)
    .replace(/\?[^\s"'<>()]+/g, '?…')
    .replace(/\d(?:[ .-]?\d){6,}/g, '…')
    .slice(0, maxLength)
}

async function countError(
  db: Database,
  { page, message, now }: z.output<typeof browserErrorInput> & { now: Date },
): Promise<void> {
  const { day, build, page: pageColumn, message: text, count } = browserErrors
  const lastSeenAt = now.toISOString()
  const row = {
    day: vietnamDay(now),
    build: __BUILD_ID__,
    page,
    message: cleanMessage(message),
    count: 1,
    lastSeenAt,
  }
  const isKnown = and(
    eq(day, row.day),
    eq(build, row.build),
    eq(pageColumn, page),
    eq(text, row.message),
  )
  const isRoom: SQL = sql`${db.$count(browserErrors, eq(day, row.day))} < ${maxADay}`
  await insertWhen(
    db,
    browserErrors,
    row,
    or(isRoom, rowExists(db, browserErrors, isKnown)),
  ).onConflictDoUpdate({
    target: [day, build, pageColumn, text],
    set: { count: plusOne(count), lastSeenAt },
  })
}

export const browserErrorRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', browserErrorInput),
  async (c) => {
    const { raw } = c.req
    if (!isBot(raw) && !isUnwilling(raw))
      await countError(c.var.db, { ...c.req.valid('json'), now: c.var.now })
    return c.body(null, 204)
  },
)

/** Deletes errors and troubles of days before a Vietnam day. */
export async function purgeOperations(db: Database, before: string): Promise<void> {
  await batchAll(db, [
    db.delete(browserErrors).where(lt(browserErrors.day, before)),
    db.delete(troubles).where(lt(troubles.day, before)),
  ])
}
