import { Hono } from 'hono'
import { type PreviewedLetter, previewLetterInput } from '../../../schema/api/letters'
import { absoluteUrl, paths } from '../../../schema/paths'
import { readSiteSettings } from '../../content/site-settings'
import type { AdminEnv } from '../../platform/http/env'
import { limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { draftLetter } from './draft-letter'
import { findWarnings } from './letter-warnings'
import { letterFor, renderLetter } from './render-letter'

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
