import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env'
import { ApiError } from './errors'
import { sha256 } from './hash'

/** Lets only the import command in, which knows the secret `IMPORT_TOKEN`; without one nobody. Compares hashes, so that time tells nothing. */
export const requireImporter = createMiddleware<ApiEnv>(async (c, next) => {
  const { importToken } = c.var.privateSettings
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!importToken || !given || (await sha256(given)) !== (await sha256(importToken))) throw new ApiError('UNAUTHENTICATED')
  await next()
})
