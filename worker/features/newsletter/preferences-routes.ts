import { Hono } from 'hono'
import { preferencesInput, readerTokenInput } from '../../../schema/api/newsletter'
import { brand } from '../../../schema/brand'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { findReaderOf } from './links'
import { exportReader, savePreferences, showPreferences } from './preferences'
import { unsubscribe } from './queries'
import { removeSubscriber } from './subscriber-queries'

const noStore = { 'Cache-Control': 'no-store' }

const invalid = { state: 'invalid' } as const
const done = { state: 'done' } as const

const readerOf = ({ db, privateSettings }: ApiEnv['Variables'], token: string) =>
  findReaderOf(db, token, privateSettings.linkSecret)

export const preferencesRoutes = new Hono<ApiEnv>()
  .get('/', validate('query', readerTokenInput), async (c) => {
    const found = await readerOf(c.var, c.req.valid('query').token)
    return c.json(
      found ? showPreferences(found.reader, { list: found.list, now: c.var.now }) : invalid,
      200,
      noStore,
    )
  })
  .post(
    '/',
    sameOrigin,
    limitBody,
    requireJson,
    limitCounts,
    validate('json', preferencesInput),
    async (c) => {
      const { db, now } = c.var
      const { token, ...choice } = c.req.valid('json')
      const found = await readerOf(c.var, token)
      const saved = found && (await savePreferences(db, found, { ...choice, now }))
      return c.json(
        saved ? showPreferences(saved, { list: found.list, now }) : invalid,
        200,
        noStore,
      )
    },
  )
  .post(
    '/leave',
    sameOrigin,
    limitBody,
    requireJson,
    limitCounts,
    validate('json', readerTokenInput),
    async (c) => {
      const { db, now } = c.var
      const found = await readerOf(c.var, c.req.valid('json').token)
      if (!found) return c.json(invalid, 200, noStore)
      await unsubscribe(db, { ...found, email: found.reader.email, now })
      return c.json(done, 200, noStore)
    },
  )
  // A form posts here for a file, so the token is in the address, as on the page.
  .post(
    '/export',
    sameOrigin,
    limitBody,
    limitCounts,
    validate('query', readerTokenInput),
    async (c) => {
      const { db, now } = c.var
      const found = await readerOf(c.var, c.req.valid('query').token)
      if (!found) throw new ApiError('NOT_FOUND')
      return c.body(await exportReader(db, { reader: found.reader, now }), 200, {
        ...noStore,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${brand.slug}-letters.json"`,
      })
    },
  )
  .post(
    '/delete',
    sameOrigin,
    limitBody,
    requireJson,
    limitCounts,
    validate('json', readerTokenInput),
    async (c) => {
      const { db, now, settings } = c.var
      const found = await readerOf(c.var, c.req.valid('json').token)
      if (!found) return c.json(invalid, 200, noStore)
      const ctx = { db, actor: { username: 'reader' }, now, settings }
      await removeSubscriber(ctx, { ...found, email: found.reader.email })
      return c.json(done, 200, noStore)
    },
  )
