import type { Context, Next } from 'hono'
import { splitLocale } from '../../schema/locale'
import { formId } from '../../schema/plain-forms'
import { findForm, matchPage } from '../../web/entry-server'
import type { AppEnv } from '../platform/http/env'
import { sendForm } from './send-form'
import { serveFresh } from './serve'

/**
 * A form that was posted without scripts to its own page, as `?form=<name>`. What was stored is answered with a redirect to the page, so
 * that a reload sends nothing again; what was not, with the page itself, every written word in its place. Neither is ever kept.
 */
export async function answerForm(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const url = new URL(c.req.url)
  const { locale, path } = splitLocale(url.pathname, c.var.settings.defaultLocale)
  const match = matchPage(path, url.searchParams)
  const { query } = match
  const name = findForm(match, url.searchParams.get('form'))
  if (!name) {
    await next()
    return undefined
  }
  const { status, ...answer } = await sendForm(c, { name, locale, query })
  c.header('Cache-Control', 'no-store')
  if (status === 303) {
    if (answer.isSent) query.set('sent', name)
    return c.redirect(`${url.pathname}${query.size > 0 ? `?${query}` : ''}#${formId(name)}`, 303)
  }
  const seconds = answer.failure?.retryAfterSeconds
  if (seconds) c.header('Retry-After', String(seconds))
  return serveFresh(c, { form: answer, status: status })
}
