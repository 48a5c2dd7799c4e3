import { Hono } from 'hono'
import {
  audienceQuery,
  letterIdParam,
  listLettersQuery,
  type PreviewedLetter,
  previewLetterInput,
  sendingParam,
  sendLetterInput,
  testLetterInput,
} from '../../../schema/api/letters'
import { letterTexts } from '../../../schema/letters'
import { absoluteUrl, paths } from '../../../schema/paths'
import { labelOf } from '../../content/change-entry'
import { readSiteSettings } from '../../content/site-settings'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { insertAuditEntry } from '../../platform/log/audit'
import { insertDelivery } from '../../platform/outbox/outbox'
import { countAudience } from './audience'
import { draftLetter } from './draft-letter'
import { listLetters, readLetter } from './letter-list'
import { testSubject } from './letter-mail'
import { findWarnings } from './letter-warnings'
import { letterFor, renderLetter } from './render-letter'
import { changeSending } from './sendings'
import { findLetter, startSending } from './start-sending'

const pageSize = 25

export const adminLetterRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listLettersQuery), async (c) =>
    c.json(
      await listLetters(
        c.var.db,
        { ...c.req.valid('query'), limit: pageSize },
        c.var.privateSettings,
      ),
      200,
    ),
  )
  .get('/audience', validate('query', audienceQuery), async (c) => {
    const { list, language, since, interests, letter: letterId } = c.req.valid('query')
    const segment = {
      ...(language && { language }),
      ...(since && { since }),
      ...(interests && { interests }),
    }
    return c.json(await countAudience(c.var.db, { list, segment, now: c.var.now, letterId }), 200)
  })
  .get('/:id', validate('param', letterIdParam), async (c) =>
    c.json(await readLetter(c.var.db, c.req.valid('param').id, c.var.privateSettings), 200),
  )
  .post(
    '/:id/test',
    limitBody,
    requireJson,
    validate('param', letterIdParam),
    validate('json', testLetterInput),
    async (c) => {
      const { db, now, admin, privateSettings } = c.var
      const { locale, email } = c.req.valid('json')
      const entry = await findLetter(db, c.req.valid('param').id)
      if (privateSettings.mail.adapter === 'none') throw new ApiError('CONFLICT')
      if (!letterTexts(entry.data)[locale]) {
        throw new ApiError('BAD_REQUEST', {
          issues: [{ path: 'locale', message: 'this language is not whole' }],
        })
      }
      const subject = testSubject({ letterId: entry.id, language: locale, email })
      const at = now.toISOString()
      await db.batch([
        insertDelivery(db, {
          kind: 'newsletter-test',
          subject,
          idempotencyKey: `test:${crypto.randomUUID()}`,
          at,
        }),
        insertAuditEntry(db, {
          username: admin.username,
          action: 'letter.test',
          subject: entry.id,
          label: labelOf(entry),
          after: { locale },
          now,
        }),
      ])
      c.var.deliverSoon(subject)
      return c.json({ ok: true }, 200)
    },
  )
  .post(
    '/:id/send',
    limitBody,
    requireJson,
    validate('param', letterIdParam),
    validate('json', sendLetterInput),
    async (c) => {
      const { db, now, admin, privateSettings: settings } = c.var
      const { id } = c.req.valid('param')
      return c.json(
        await startSending(db, { id, input: c.req.valid('json'), settings, admin, now }),
        201,
      )
    },
  )
  .post('/sendings/:id/pause', validate('param', sendingParam), async (c) => {
    const { db, admin, now } = c.var
    return c.json(
      await changeSending(db, { id: c.req.valid('param').id, action: 'pause', admin, now }),
      200,
    )
  })
  .post('/sendings/:id/resume', validate('param', sendingParam), async (c) => {
    const { db, admin, now } = c.var
    return c.json(
      await changeSending(db, { id: c.req.valid('param').id, action: 'resume', admin, now }),
      200,
    )
  })
  .post('/sendings/:id/cancel', validate('param', sendingParam), async (c) => {
    const { db, admin, now } = c.var
    return c.json(
      await changeSending(db, { id: c.req.valid('param').id, action: 'cancel', admin, now }),
      200,
    )
  })

export const letterPreviewRoutes = new Hono<AdminEnv>()
  .post('/preview', limitLongBody, requireJson, validate('json', previewLetterInput), async (c) => {
    const { locale: language, plain, ...written } = c.req.valid('json')
    const settings = { ...c.var.settings, site: await readSiteSettings(c, c.var.db) }
    const text = { ...written, ...(plain && { plain }) }
    const rendered = await renderLetter(c.var.db, {
      text,
      language,
      readerLanguage: language,
      settings,
    })
    const page = (path: string) =>
      absoluteUrl(settings.siteUrl, path, language, settings.defaultLocale)
    const shown = letterFor(rendered, {
      preferences: page(paths.newsletterPreferences),
      unsubscribe: page(paths.newsletterUnsubscribe),
    })
    const warnings = await findWarnings(c.var.db, { written, rendered, language, settings })
    const bytes = new TextEncoder().encode(shown.html).length
    return c.json(
      { html: shown.html, text: shown.text, bytes, warnings } satisfies PreviewedLetter,
      200,
    )
  })
  .post('/draft', async (c) =>
    c.json(await draftLetter(c.var.db, { admin: c.var.admin, now: c.var.now }), 201),
  )
