import { and, eq } from 'drizzle-orm'
import { adminRecoveryCodes } from '../../../schema/tables/admins'
import { sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'

const codeCount = 10
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const codeLength = 24

/** 120 bits, which a fast hash may store (OWASP ASVS 5.0, 6.5.2). */
function randomRecoveryCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength))
  const text = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return text.match(/.{6}/g)?.join('-') ?? text
}

function hashOf(code: string) {
  return sha256(code.replaceAll('-', ''))
}

export async function makeRecoveryCodes(
  db: Database,
  { adminId, now }: { adminId: string; now: Date },
): Promise<{ codes: string[]; writes: Write[] }> {
  const codes = Array.from({ length: codeCount }, randomRecoveryCode)
  const createdAt = now.toISOString()
  const rows = await Promise.all(
    codes.map(async (code) => ({ hash: await hashOf(code), adminId, createdAt })),
  )
  const writes = [
    db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId)),
    db.insert(adminRecoveryCodes).values(rows),
  ]
  return { codes, writes }
}

export async function consumeRecoveryCode(
  db: Database,
  adminId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .delete(adminRecoveryCodes)
    .where(
      and(eq(adminRecoveryCodes.hash, await hashOf(code)), eq(adminRecoveryCodes.adminId, adminId)),
    )
    .returning({ hash: adminRecoveryCodes.hash })
  return used.length > 0
}
