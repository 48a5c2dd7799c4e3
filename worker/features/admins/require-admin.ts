import { secondsInDay } from 'date-fns/constants'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { pendingLoginSeconds } from './pending-logins'
import { findSession } from './sessions'

const name = 'session'
/**
 * Readable by scripts: whether somebody is logged in, so that visitors load nothing of the admin.
 * No secret.
 */
const hintName = 'staff'
/** The absolute end of a session, in seconds; the server ends it sooner. */
const maxAge = 7 * secondsInDay

const shared = { path: '/', secure: true, sameSite: 'Lax' } as const

export function setSessionCookie(c: Context, token: string): void {
  setCookie(c, name, token, { ...shared, prefix: 'host', httpOnly: true, maxAge })
  setCookie(c, hintName, '1', { ...shared, prefix: 'host', maxAge })
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, name, { ...shared, prefix: 'host' })
  deleteCookie(c, hintName, { ...shared, prefix: 'host' })
}

const pendingName = 'pending-login'

/** For the time between the password and the code. Opens nothing by itself. */
export function setPendingLoginCookie(c: Context, token: string): void {
  setCookie(c, pendingName, token, {
    ...shared,
    prefix: 'host',
    httpOnly: true,
    maxAge: pendingLoginSeconds,
  })
}

export function clearPendingLoginCookie(c: Context): void {
  deleteCookie(c, pendingName, { ...shared, prefix: 'host' })
}

export function pendingLoginToken(c: Context): string | undefined {
  return getCookie(c, pendingName, 'host')
}

/** The token of the cookie, not verified yet. */
export function sessionToken(c: Context): string | undefined {
  return getCookie(c, name, 'host')
}

/**
 * Lets only admins in: everybody else gets UNAUTHENTICATED, and loses the cookie that hints at a
 * login.
 */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const token = sessionToken(c)
  const admin = token && (await findSession(c.var.db, { token, now: c.var.now }))
  if (!admin) {
    if (getCookie(c, hintName, 'host')) deleteCookie(c, hintName, { ...shared, prefix: 'host' })
    throw new ApiError('UNAUTHENTICATED')
  }
  c.set('admin', admin)
  await next()
  c.header('Cache-Control', 'no-store')
})

/** Whether an owner has no second factor yet on a site that requires one. */
export function needsSecondFactor(c: Context<AdminEnv>): boolean {
  const { role, hasSecondFactor } = c.var.admin
  return role === 'owner' && !hasSecondFactor && c.var.privateSettings.isSecondFactorRequired
}

/**
 * Lets only owners on: throws FORBIDDEN, and SECOND_FACTOR_REQUIRED for one who has to set it up
 * first.
 */
export const requireOwner = createMiddleware<AdminEnv>(async (c, next) => {
  if (c.var.admin.role !== 'owner') throw new ApiError('FORBIDDEN')
  if (needsSecondFactor(c)) throw new ApiError('SECOND_FACTOR_REQUIRED')
  await next()
})

/** Throws FORBIDDEN for requests of other sites, reads included, before the session is read. */
export const refuseForeign = createMiddleware<AdminEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  const source = c.req.header('Origin')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isOurs =
    source === undefined ? isRead || site !== undefined : source === new URL(c.req.url).origin
  const isNear = site === undefined || site === 'same-origin' || site === 'none'
  if (!isOurs || !isNear) throw new ApiError('FORBIDDEN')
  await next()
})
