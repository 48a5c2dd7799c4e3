import { randomBytes } from 'node:crypto'
import { vietnamDay } from '../../../schema/time'

/** The SHA-256 of a text, in hexadecimal digits. */
export async function sha256(value: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value))).toString('hex')
}

/** 256 random bits in 43 characters that are safe in an address and in a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Twelve digits that are the same for a client or user within one Vietnam day: they tell the lines of one from another's and name nobody. */
export async function dailyFingerprint(who: string, now: Date): Promise<string> {
  return (await sha256(`${who} ${vietnamDay(now)}`)).slice(0, 12)
}
