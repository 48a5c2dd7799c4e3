import { secondsInDay } from 'date-fns/constants'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sha256 } from '../../platform/auth/hash'
import { readToken, signToken } from '../../platform/auth/signed-token'
import type { ApiEnv } from '../../platform/http/env'
import { hostCookie } from './require-admin'

const name = 'device'
const maxAge = 365 * secondsInDay

async function endingFor(username: string) {
  return `-${(await sha256(username)).slice(0, 24)}`
}

/**
 * Set if this user has logged in with the browser before; only gives logins their own rate limit.
 */
export async function readKnownDevice(
  c: Context<ApiEnv>,
  username: string,
): Promise<string | undefined> {
  const token = getCookie(c, name, 'host')
  if (!token) return undefined
  const device = await readToken(c.var.db, { name: 'device', token, now: c.var.now })
  return device?.endsWith(await endingFor(username)) ? device : undefined
}

export async function rememberDevice(c: Context<ApiEnv>, username: string): Promise<void> {
  const { db, now } = c.var
  const subject =
    (await readKnownDevice(c, username)) ?? `${crypto.randomUUID()}${await endingFor(username)}`
  const token = await signToken(db, {
    name: 'device',
    subject,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
  })
  setCookie(c, name, token, { ...hostCookie, httpOnly: true, maxAge })
}
