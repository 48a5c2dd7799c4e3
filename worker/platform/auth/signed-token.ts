import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { siteKeys } from '../../../schema/tables/admins'
import type { Database } from '../db/database'

type KeyName = 'preview' | 'device' | 'booking'

async function findKey(db: Database, name: KeyName): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ key: siteKeys.key })
    .from(siteKeys)
    .where(eq(siteKeys.name, name))
    .limit(1)
  return row && Buffer.from(row.key, 'hex')
}

async function makeKey(db: Database, name: KeyName) {
  const fresh = { name, key: randomBytes(32).toString('hex'), createdAt: new Date().toISOString() }
  await db.insert(siteKeys).values(fresh).onConflictDoNothing()
  const key = await findKey(db, name)
  if (!key) throw new Error(`the key '${name}' could not be read`)
  return key
}

function signatureOf(key: Buffer, name: KeyName, payload: string) {
  return createHmac('sha256', key).update(`${name}:${payload}`).digest()
}

/** `subject.expiry.signature`, safe in a URL; only this site can make it. */
export async function signToken(
  db: Database,
  input: { name: KeyName; subject: string; expiresAt: Date },
): Promise<string> {
  const payload = `${input.subject}.${Math.floor(input.expiresAt.getTime() / 1000)}`
  const key = (await findKey(db, input.name)) ?? (await makeKey(db, input.name))
  return `${payload}.${signatureOf(key, input.name, payload).toString('base64url')}`
}

/** The subject of a token; undefined if it is forged or has expired. Writes nothing. */
export async function readToken(
  db: Database,
  input: { name: KeyName; token: string; now: Date },
): Promise<string | undefined> {
  const [, subject, expiry, signature] =
    /^([\w.-]{1,140})\.(\d{1,12})\.([\w-]{43})$/.exec(input.token) ?? []
  if (!subject || !signature || Number(expiry) * 1000 <= input.now.getTime()) return undefined
  const key = await findKey(db, input.name)
  if (!key) return undefined
  const expected = signatureOf(key, input.name, `${subject}.${expiry}`)
  return timingSafeEqual(expected, Buffer.from(signature, 'base64url')) ? subject : undefined
}
