import { eq, notExists, type SQL } from 'drizzle-orm'
import { operationSwitches } from '../../../schema/tables/operations'
import type { Database } from '../db/database'

export const mailHeld = eq(operationSwitches.name, 'mail-held')

/** Part of every claim, so that one statement finds out and claims. */
export function isMailFree(db: Database): SQL {
  const { name } = operationSwitches
  return notExists(db.select({ name }).from(operationSwitches).where(mailHeld))
}
