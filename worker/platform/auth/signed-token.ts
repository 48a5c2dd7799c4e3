import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { siteKeys } from '../../../schema/tables/admins'
import type { Database } from '../db/database'

type KeyName = 'preview'

/** The site's own key of a name: made at its first use, the same ever after. */
async function loadKey(db: Database, name: KeyName): Promise<Buffer> {
  const [row] = await db
    .insert(siteKeys)
    .values({ name, key: randomBytes(32).toString('hex'), createdAt: new Date().toISOString() })
    // An update, because `do nothing` would return no row.
    .onConflictDoUpdate({ target: siteKeys.name, set: { name } })
    .returning({ key: siteKeys.key })
  if (!row) throw new Error(`the key '${name}' could not be read`)
  return Buffer.from(row.key, 'hex')
}

async function sign(db: Database, name: KeyName, payload: string): Promise<Buffer> {
  return createHmac('sha256', await loadKey(db, name))
    .update(`${name}:${payload}`)
    .digest()
}

/** A token that names a subject until an instant and that only this site can make: `subject.expiry.signature`, safe in an address. */
export async function signToken(db: Database, input: { name: KeyName; subject: string; expiresAt: Date }): Promise<string> {
  const payload = `${input.subject}.${Math.floor(input.expiresAt.getTime() / 1000)}`
  return `${payload}.${(await sign(db, input.name, payload)).toString('base64url')}`
}

/** The subject of a token of {@link signToken}; undefined for one that is forged or has expired. */
export async function readToken(db: Database, input: { name: KeyName; token: string; now: Date }): Promise<string | undefined> {
  const [, subject, expiry, signature] = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(input.token) ?? []
  if (!subject || !signature || Number(expiry) * 1000 <= input.now.getTime()) return undefined
  const expected = await sign(db, input.name, `${subject}.${expiry}`)
  return timingSafeEqual(expected, Buffer.from(signature, 'base64url')) ? subject : undefined
}
