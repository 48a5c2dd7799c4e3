import { millisecondsInMinute, secondsInMinute } from 'date-fns/constants'
import { and, eq, gt, lt } from 'drizzle-orm'
import { adminPendingLogins } from '../../../schema/tables/admins'
import { randomToken, sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'

const minutes = 5
const maxTries = 5
export const pendingLoginSeconds = minutes * secondsInMinute

export async function createPendingLogin(
  db: Database,
  input: { adminId: string; now: Date },
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(input.now.getTime() + minutes * millisecondsInMinute).toISOString()
  await db
    .insert(adminPendingLogins)
    .values({ tokenHash: await sha256(token), adminId: input.adminId, expiresAt })
  return token
}

/** Returns the admin's id; undefined once the login has expired or its tries are used up. */
export async function countTry(
  db: Database,
  input: { token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(adminPendingLogins)
    .set({ tries: plusOne(adminPendingLogins.tries) })
    .where(
      and(
        eq(adminPendingLogins.tokenHash, await sha256(input.token)),
        gt(adminPendingLogins.expiresAt, input.now.toISOString()),
        lt(adminPendingLogins.tries, maxTries),
      ),
    )
    .returning({ adminId: adminPendingLogins.adminId })
  return row?.adminId
}

export async function deletePendingLogin(db: Database, token: string) {
  const tokenHash = await sha256(token)
  // In an object: a builder alone would be awaited with the function.
  return { write: db.delete(adminPendingLogins).where(eq(adminPendingLogins.tokenHash, tokenHash)) }
}
