import type { Context, Next } from 'hono'
import { formId } from '../../schema/no-js-forms'
import { findForm } from '../../web/entry-server'
import type { AppEnv } from '../platform/http/env'
import { readPageRequest } from './cached-document'
import { sendForm } from './send-form'
import { serveFormPage } from './serve'

/**
 * Handles a form posted without scripts as `?form=<name>`: redirects once it is stored, so that a
 * reload sends nothing again; otherwise renders the page with the values. Never cached.
 */
export async function answerForm(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const { match, searchParams, pathname, locale } = readPageRequest(c)
  const { query } = match
  const name = findForm(match, searchParams.get('form'))
  if (!name) {
    await next()
    return undefined
  }
  const { status, ...answer } = await sendForm(c, { name, locale, query })
  c.header('Cache-Control', 'no-store')
  if (status === 303) {
    if (answer.isSent) query.set('sent', name)
    return c.redirect(`${pathname}${query.size > 0 ? `?${query}` : ''}#${formId(name)}`, 303)
  }
  const seconds = answer.failure?.retryAfterSeconds
  if (seconds) c.header('Retry-After', String(seconds))
  return serveFormPage(c, { form: answer, status })
}
