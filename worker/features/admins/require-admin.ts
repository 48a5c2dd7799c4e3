import { secondsInDay } from 'date-fns/constants'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { sha256 } from '../../platform/auth/hash'
import { refuseOldLogin } from '../../platform/auth/recent-login'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { findSession, pendingLoginSeconds } from './sessions'

const name = 'session'
/** Readable by scripts, so that visitors load nothing of the admin. No secret. */
const hintName = 'staff'
const maxAge = 7 * secondsInDay

export const hostCookie = { path: '/', secure: true, sameSite: 'Lax', prefix: 'host' } as const

export function setSessionCookie(c: Context, token: string): void {
  setCookie(c, name, token, { ...hostCookie, httpOnly: true, maxAge })
  setCookie(c, hintName, '1', { ...hostCookie, maxAge })
}

/** Whether an admin has logged in with this browser; asks no database. */
export function hasAdminHint(c: Context): boolean {
  return getCookie(c, hintName, 'host') !== undefined
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, name, hostCookie)
  deleteCookie(c, hintName, hostCookie)
}

const pendingName = 'pending-login'

export function setPendingLoginCookie(c: Context, token: string): void {
  setCookie(c, pendingName, token, { ...hostCookie, httpOnly: true, maxAge: pendingLoginSeconds })
}

export function clearPendingLoginCookie(c: Context): void {
  deleteCookie(c, pendingName, hostCookie)
}

export function pendingLoginToken(c: Context): string | undefined {
  return getCookie(c, pendingName, 'host')
}

export function sessionToken(c: Context): string | undefined {
  return getCookie(c, name, 'host')
}

export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const token = sessionToken(c)
  const admin = token && (await findSession(c.var.db, { token, now: c.var.now }))
  if (!admin) {
    if (hasAdminHint(c)) deleteCookie(c, hintName, hostCookie)
    throw new ApiError('UNAUTHENTICATED')
  }
  c.set('admin', admin)
  await next()
  c.header('Cache-Control', 'no-store')
})

export function needsSecondFactor(c: Context<AdminEnv>): boolean {
  const { role, hasSecondFactor } = c.var.admin
  return role === 'owner' && !hasSecondFactor && c.var.privateSettings.isSecondFactorRequired
}

/** Throws FORBIDDEN, and SECOND_FACTOR_REQUIRED for an owner who has to set it up first. */
export const requireOwner = createMiddleware<AdminEnv>(async (c, next) => {
  if (c.var.admin.role !== 'owner') throw new ApiError('FORBIDDEN')
  if (needsSecondFactor(c)) throw new ApiError('SECOND_FACTOR_REQUIRED')
  await next()
})

/** Throws LOGIN_AGAIN: logging in again in place goes on with what was asked for. */
export const requireRecentLogin = createMiddleware<AdminEnv>(async (c, next) => {
  refuseOldLogin(c.var.admin.loggedInAt, c.var.now)
  await next()
})

/** Refuses other sites before the session is read. Throws FORBIDDEN, for reads too. */
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

/** Lets in admins, and commands that know the secret `IMPORT_TOKEN`. */
const requireImporter = (command: 'products:import' | 'content:import') =>
  createMiddleware<AdminEnv>(async (c, next) => {
    const authorization = c.req.header('Authorization')
    if (authorization === undefined)
      return refuseForeign(c, () => requireAdmin(c, next) as Promise<void>)
    const { importToken = '' } = c.var.privateSettings
    const given = /^Bearer (.+)$/.exec(authorization)?.[1] ?? ''
    // Compares hashes, so that timing reveals nothing.
    const isImporter = importToken !== '' && (await sha256(given)) === (await sha256(importToken))
    if (!isImporter) throw new ApiError('UNAUTHENTICATED')
    c.set('admin', {
      id: '',
      username: command,
      displayName: null,
      email: null,
      // Who has the secret deploys the site.
      role: 'owner',
      hasSecondFactor: false,
      sessionId: '',
      loggedInAt: c.var.now.toISOString(),
      expiresAt: c.var.now.toISOString(),
    })
    await next()
  })

export const requireProductImporter = requireImporter('products:import')
export const requireContentImporter = requireImporter('content:import')
