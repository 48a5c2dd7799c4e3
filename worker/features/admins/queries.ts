import { eq } from 'drizzle-orm'
import { admins } from '../../../schema/tables/admins'
import { verifyPassword } from '../../platform/auth/password'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'

export type AdminRow = typeof admins.$inferSelect

export async function findAdmin(db: Database, username: string): Promise<AdminRow | undefined> {
  return (await db.select().from(admins).where(eq(admins.username, username)).limit(1))[0]
}

export async function findAdminById(db: Database, id: string): Promise<AdminRow | undefined> {
  return (await db.select().from(admins).where(eq(admins.id, id)).limit(1))[0]
}

export async function updateProfile(
  db: Database,
  { id, ...profile }: Pick<AdminRow, 'id' | 'displayName' | 'email'>,
): Promise<void> {
  await db.update(admins).set(profile).where(eq(admins.id, id))
}

export function updatePassword(
  db: Database,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
) {
  return db
    .update(admins)
    .set({ passwordHash, passwordChangedAt: now.toISOString() })
    .where(eq(admins.id, id))
}

/** Throws INVALID_CREDENTIALS, after the same time whether the user exists or not. */
export async function checkPassword(
  db: Database,
  username: string,
  password: string,
): Promise<AdminRow> {
  const stored = await findAdmin(db, username)
  const { matches } = await verifyPassword(password, stored?.passwordHash)
  if (!stored || !matches) throw new ApiError('INVALID_CREDENTIALS')
  return stored
}
