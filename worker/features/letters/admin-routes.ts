import { addYears } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import { type Context, Hono } from 'hono'
import {
  audienceQuery,
  letterIdParam,
  listLettersQuery,
  type PreviewedLetter,
  previewLetterInput,
  type SendingProgress,
  type SendLetterInput,
  sendingParam,
  sendLetterInput,
  testLetterInput,
} from '../../../schema/api/letters'
import { unreadTexts } from '../../../schema/content/machine-texts'
import { letterTexts, morningOf } from '../../../schema/letters'
import { type Locale, locales } from '../../../schema/locale'
import { vietnamDay } from '../../../schema/time'
import { findEntry } from '../../content/admin-entry'
import { auditOf } from '../../content/change-entry'
import { fillForReaders, readFacts } from '../../content/facts'
import { isAddressOfStaff } from '../../content/people'
import { publication } from '../../content/publish-entry'
import { readSiteSettings } from '../../content/site-settings'
import type { StoredEntry } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { limitBody, limitLongBody, requireJson } from '../../platform/http/json-body'
import { limitTests } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { insertDelivery } from '../../platform/outbox/outbox'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { countAudience, languagesOf, segmentOf } from './audience'
import { type Action, changeDeliveryRun, createDeliveryRun, readProgress } from './delivery-runs'
import { draftLetter } from './draft-letter'
import { listLetters, readLetter } from './letter-list'
import { testSubject } from './letter-mail'
import { findWarnings } from './letter-warnings'
import { letterFor, linksWithoutReader, renderLetter } from './render-letter'

async function findLetter(db: Database, id: string): Promise<StoredEntry> {
  const entry = await findEntry(db, id)
  if (entry.kind !== 'letter') throw new ApiError('NOT_FOUND')
  return entry
}

/** Throws BAD_REQUEST for a time in the past or more than a year ahead. */
function startsOf(
  { mode, at }: SendLetterInput,
  languages: readonly Locale[],
  now: Date,
): Partial<Record<Locale, string>> {
  if (mode === 'now' || at === undefined)
    return Object.fromEntries(languages.map((language) => [language, now.toISOString()]))
  const startOf = (language: Locale) =>
    mode === 'at' ? new Date(at).toISOString() : morningOf(vietnamDay(at), language)
  const starts = languages.map((language) => [language, startOf(language)] as const)
  if (starts.some(([, start]) => Date.parse(start) < now.getTime() - millisecondsInMinute))
    throw fieldError('at', 'this time is over')
  if (starts.some(([, start]) => Date.parse(start) > addYears(now, 1).getTime()))
    throw fieldError('at', 'this is more than a year away')
  return Object.fromEntries(starts)
}

/** The cron sends it. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
async function startDeliveryRun(
  ctx: Ctx,
  { id, ...input }: SendLetterInput & { id: string },
  { mail, linkSecret, letterRate }: PrivateSettings,
): Promise<SendingProgress> {
  const { db, now } = ctx
  const entry = await findLetter(db, id)
  const { list, mode, countsClicks, isArchived, version } = input
  const segment = segmentOf(input)
  const startsAt = startsOf(input, languagesOf(segment), now)
  const canSend = mail.adapter !== 'none' && linkSecret && letterRate > 0
  if (entry.deletedAt !== null || entry.version !== version || !canSend)
    throw new ApiError('CONFLICT')
  const facts = await readFacts(db)
  // As the owner sees it now: a fact that changes on the way reaches no reader.
  const { vi, en } = letterTexts(entry.data)
  const content = {
    ...(vi && { vi: fillForReaders(vi, facts, 'vi') }),
    ...(en && { en: fillForReaders(en, facts, 'en') }),
  }
  const whole = locales.filter((locale) => content[locale])
  if (whole.length === 0) throw fieldError('content', 'no language is whole')
  const unread = unreadTexts(entry.data, entry.machineTexts, whole)
  if (unread.length > 0) throw new ApiError('BAD_REQUEST', { issues: unread })
  // Throws now what would prevent the archive page later.
  if (isArchived) await publication(ctx, { entry, locales: whole, at: null })
  const audience = await countAudience(db, { list, segment, now, letterId: id })
  const recipients = audience.vi + audience.en
  const run = { list, mode, segment, content, countsClicks, isArchived, startsAt, recipients }
  return readProgress(db, await createDeliveryRun(ctx, entry, run))
}

/**
 * Throws BAD_REQUEST where an editor writes to others than the company and its staff, and
 * RATE_LIMITED.
 */
async function limitTestLetter(c: Context<AdminEnv>, email: string): Promise<void> {
  const { db, admin, now } = c.var
  if (admin.role === 'editor') {
    const { company } = await readSiteSettings(c, db)
    const isOurs = email === company.email.toLowerCase() || (await isAddressOfStaff(db, email))
    if (!isOurs) throw fieldError('email', 'an owner can send a test to others')
  }
  await limitTests(db, admin.id, now)
}

const limit = 25

const change = async (c: Context<AdminEnv>, id: string, action: Action) =>
  c.json(await changeDeliveryRun(ctxOf(c), { id, action }), 200)

export const adminLetterRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listLettersQuery), async (c) =>
    c.json(
      await listLetters(
        c.var.db,
        { ...c.req.valid('query'), limit },
        { settings: c.var.privateSettings, now: c.var.now },
      ),
      200,
    ),
  )
  .get('/audience', validate('query', audienceQuery), async (c) => {
    const { list, letter: letterId, ...asked } = c.req.valid('query')
    const input = { list, segment: segmentOf(asked), now: c.var.now, letterId }
    return c.json(await countAudience(c.var.db, input), 200)
  })
  .get('/:id', validate('param', letterIdParam), async (c) =>
    c.json(
      await readLetter(c.var.db, c.req.valid('param').id, {
        settings: c.var.privateSettings,
        now: c.var.now,
      }),
      200,
    ),
  )
  .post(
    '/:id/test',
    limitBody,
    requireJson,
    validate('param', letterIdParam),
    validate('json', testLetterInput),
    async (c) => {
      const { db, now, privateSettings } = c.var
      const { locale, email } = c.req.valid('json')
      const entry = await findLetter(db, c.req.valid('param').id)
      if (privateSettings.mail.adapter === 'none') throw new ApiError('CONFLICT')
      if (!letterTexts(entry.data)[locale]) throw fieldError('locale', 'this language is not whole')
      await limitTestLetter(c, email)
      const subject = testSubject({ letterId: entry.id, language: locale, email })
      const at = now.toISOString()
      await db.batch([
        insertDelivery(db, {
          kind: 'newsletter-test',
          subject,
          idempotencyKey: `test:${crypto.randomUUID()}`,
          at,
        }),
        auditEntry(ctxOf(c), { ...auditOf('letter.test', entry), after: { locale, email } }),
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
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await startDeliveryRun(ctxOf(c), input, c.var.privateSettings), 201)
    },
  )
  .post('/sendings/:id/pause', validate('param', sendingParam), (c) =>
    change(c, c.req.valid('param').id, 'pause'),
  )
  .post('/sendings/:id/resume', validate('param', sendingParam), (c) =>
    change(c, c.req.valid('param').id, 'resume'),
  )
  .post('/sendings/:id/cancel', validate('param', sendingParam), (c) =>
    change(c, c.req.valid('param').id, 'cancel'),
  )

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
    const shown = letterFor(rendered, linksWithoutReader(settings, language))
    const warnings = await findWarnings(c.var.db, { written, rendered, language, settings })
    const bytes = new TextEncoder().encode(shown.html).length
    return c.json(
      { html: shown.html, text: shown.text, bytes, warnings } satisfies PreviewedLetter,
      200,
    )
  })
  .post('/draft', async (c) => c.json(await draftLetter(ctxOf(c)), 201))
