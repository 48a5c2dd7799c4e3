import { sql } from 'drizzle-orm'
import { siteKeys } from '../../../schema/tables/admins'
import type { Database } from '../db/database'

type KeyName = 'preview'

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The site's own key of a name; made at its first use, and the same ever after. */
async function loadKey(db: Database, name: KeyName): Promise<CryptoKey> {
  const fresh = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const [row] = await db.all<{ key: string }>(sql`
    insert into ${siteKeys} (name, key, created_at) values (${name}, ${fresh}, ${new Date().toISOString()})
    on conflict (name) do update set name = excluded.name
    returning key`)
  if (!row) throw new Error(`the key '${name}' could not be read`)
  return crypto.subtle.importKey('raw', fromHex(row.key), algorithm, false, ['sign', 'verify'])
}

/** A token that names a subject until an instant and that only this site can make: `subject.expiry.signature`, safe in an address. */
export async function signToken(db: Database, input: { name: KeyName; subject: string; expiresAt: Date }): Promise<string> {
  const payload = `${input.subject}.${Math.floor(input.expiresAt.getTime() / 1000)}`
  const signature = await crypto.subtle.sign(algorithm, await loadKey(db, input.name), encoder.encode(`${input.name}:${payload}`))
  return `${payload}.${toText(signature)}`
}

/** The subject of a token of {@link signToken}; undefined for one that is forged or has expired. */
export async function readToken(db: Database, input: { name: KeyName; token: string; now: Date }): Promise<string | undefined> {
  const [, subject, expiry, signature] = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(input.token) ?? []
  if (!subject || !signature || Number(expiry) * 1000 <= input.now.getTime()) return undefined
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const payload = encoder.encode(`${input.name}:${subject}.${expiry}`)
  const isOurs = await crypto.subtle.verify(algorithm, await loadKey(db, input.name), bytes, payload)
  return isOurs ? subject : undefined
}
