import { vietnamDay } from '../../../schema/time'

/** In hexadecimal digits. */
export async function sha256(value: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

/** 256 random bits in base64url. */
export function randomToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** Twelve hexadecimal digits; the audit log has them in place of an address. */
export async function fingerprint(value: string): Promise<string> {
  return (await sha256(value)).slice(0, 12)
}

/** Distinguishes clients of one Vietnam day in the log without identifying them. */
export async function dailyFingerprint(who: string, now: Date): Promise<string> {
  return fingerprint(`${who} ${vietnamDay(now)}`)
}
