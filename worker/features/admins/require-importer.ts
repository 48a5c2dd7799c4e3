import { createMiddleware } from 'hono/factory'
import { sha256 } from '../../platform/auth/hash'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { refuseForeign, requireAdmin } from './require-admin'

/** Compares hashes, so that timing reveals nothing. */
async function isImporter(
  authorization: string,
  importToken: string | undefined,
): Promise<boolean> {
  const given = /^Bearer (.+)$/.exec(authorization)?.[1]
  return (
    Boolean(importToken && given) &&
    (await sha256(given ?? '')) === (await sha256(importToken ?? ''))
  )
}

/** Lets in admins, and commands that know the secret `IMPORT_TOKEN`. */
const requireImporter = (command: 'products:import' | 'content:import') =>
  createMiddleware<AdminEnv>(async (c, next) => {
    const authorization = c.req.header('Authorization')
    if (authorization === undefined)
      return refuseForeign(c, () => requireAdmin(c, next) as Promise<void>)
    if (!(await isImporter(authorization, c.var.privateSettings.importToken)))
      throw new ApiError('UNAUTHENTICATED')
    c.set('admin', {
      id: '',
      username: command,
      role: 'editor',
      hasSecondFactor: false,
      sessionId: '',
      expiresAt: c.var.now.toISOString(),
    })
    await next()
  })

export const requireProductImporter = requireImporter('products:import')
export const requireContentImporter = requireImporter('content:import')
