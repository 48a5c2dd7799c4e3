import type { Context, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BookingStep } from '../../schema/api/bookings'
import { guestFields } from '../../schema/bookings'
import { type ErrorBody, errorStatuses } from '../../schema/errors'
import type { Locale } from '../../schema/locale'
import { type FormAnswer, type FormName, formId } from '../../schema/no-js-forms'
import { submissionFields, submissionPaths } from '../../schema/submissions'
import { findForm } from '../../web/entry-server'
import { openInProcessApi } from '../in-process-api'
import { isSameOrigin } from '../platform/http/client'
import type { AppEnv } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { limitBody } from '../platform/http/json-body'
import { readPageRequest, serveFormPage } from './serve'

type Values = Record<string, string>

const readChoice = ({ interests, isPaused }: Values) => ({
  interests: interests ? interests.split(',') : [],
  isPaused: isPaused ? isPaused === 'true' : undefined,
})

/** A double tap holds seats once; who comes back and chooses otherwise holds others. */
const readKey = ({ key = '', day, adults, children }: Values) => ({
  idempotencyKey: key && [key, day, adults, children].join('.'),
})

const forms: Record<
  FormName,
  { path: string; fields: readonly string[]; fixed?: object; typed?: (values: Values) => object }
> = {
  trip: { path: submissionPaths.trip, fields: [...submissionFields.trip, 'website'] },
  contact: { path: submissionPaths.contact, fields: [...submissionFields.contact, 'website'] },
  newsletter: { path: '/api/newsletter', fields: ['email', 'website'] },
  orchard: { path: '/api/newsletter', fields: ['email', 'website'], fixed: { list: 'orchard' } },
  confirm: { path: '/api/newsletter/confirm', fields: [] },
  unsubscribe: { path: '/api/newsletter/unsubscribe', fields: [] },
  preferences: {
    path: '/api/newsletter/preferences',
    fields: ['language', 'interests', 'frequency', 'isPaused'],
    typed: readChoice,
  },
  leave: { path: '/api/newsletter/preferences/leave', fields: [] },
  delete: { path: '/api/newsletter/preferences/delete', fields: [] },
  book: {
    path: '/api/bookings',
    fields: ['tour', 'day', 'adults', 'children', 'key', 'website'],
    typed: readKey,
  },
  guest: { path: '/api/bookings/details', fields: [...guestFields, 'method', 'part'] },
  pay: { path: '/api/bookings/pay', fields: ['method'] },
  change: { path: '/api/bookings/change', fields: ['day', 'adults', 'children'] },
  cancel: { path: '/api/bookings/cancel', fields: [] },
  'booking-note': { path: '/api/bookings/note', fields: ['diet', 'note'] },
  pretend: { path: '/api/bookings/pretend', fields: ['method', 'amount'] },
  review: { path: '/api/bookings/review', fields: ['mark', 'text'] },
}

/** Throws FORBIDDEN for other sites, PAYLOAD_TOO_LARGE over 64 KiB, UNSUPPORTED_MEDIA_TYPE. */
async function readBody(c: Context<AppEnv>): Promise<URLSearchParams> {
  if (!isSameOrigin(c.req.raw)) throw new ApiError('FORBIDDEN')
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  let body = ''
  await limitBody(c, async () => {
    body = await c.req.text()
  })
  return new URLSearchParams(body)
}

/** In process, so that the same checks and limits apply as with scripts. */
function postToApi(c: Context<AppEnv>, path: string, payload: object) {
  const headers = new Headers(c.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  headers.delete('Transfer-Encoding')
  return openInProcessApi(c, true)(path, { method: 'POST', headers, body: JSON.stringify(payload) })
}

function attachedPlan(text: string | null): { plan?: unknown } {
  if (!text) return {}
  try {
    return { plan: JSON.parse(text) }
  } catch {
    return { plan: text }
  }
}

type Refusal = Pick<FormAnswer, 'refused' | 'failure'> & { status: ContentfulStatusCode }

async function refusal(response: Response, fields: readonly string[]): Promise<Refusal> {
  const { code, issues = [] } = await response.json<ErrorBody>()
  const isAt = (field: string) => issues.some(({ path }) => path === field)
  const refused = fields.filter(isAt)
  const status = code === 'BAD_REQUEST' ? 422 : errorStatuses[code]
  if (refused.length > 0) return { refused, status }
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
  const failure = {
    code: isAt('turnstileToken') ? ('NOT_HUMAN' as const) : code,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  }
  return { refused, failure, status }
}

async function sendForm(
  c: Context<AppEnv>,
  { name, locale, query }: { name: FormName; locale: Locale; query: URLSearchParams },
): Promise<FormAnswer & Partial<BookingStep> & { status: ContentfulStatusCode | 303 }> {
  const { path, fields, fixed, typed } = forms[name]
  const unsent = { name, isSent: false, values: {}, refused: [] }
  try {
    const body = await readBody(c)
    const values = Object.fromEntries(fields.map((field) => [field, body.getAll(field).join(',')]))
    const response = await postToApi(c, path, {
      language: locale,
      ...values,
      ...typed?.(values),
      ...fixed,
      ...(name === 'trip' && attachedPlan(body.get('plan'))),
      turnstileToken: body.get('cf-turnstile-response') ?? '',
      token: query.get('token') ?? '',
    })
    const { website: _, ...shown } = values
    if (!response.ok) return { ...unsent, values: shown, ...(await refusal(response, fields)) }
    const { state = 'done', next } = await response.json<{ state?: string; next?: string }>()
    const isSent = state === 'done' || state === 'ready'
    return { ...unsent, isSent, status: 303, ...(next && { next }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...unsent, failure: { code: error.code }, status: error.status }
  }
}

/** Redirects once a form is stored, so that a reload sends nothing again. Never cached. */
export async function answerForm(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const request = readPageRequest(c)
  const { match, searchParams, pathname, locale } = request
  const { query } = match
  const name = findForm(match, searchParams.get('form'))
  if (!name) {
    await next()
    return undefined
  }
  const { status, next: step, ...answer } = await sendForm(c, { name, locale, query })
  c.header('Cache-Control', 'no-store')
  // Browsers would keep the form's fragment, which that page does not have.
  if (step) return c.redirect(step.startsWith('/') ? `${step}#main` : step, 303)
  if (status === 303) {
    if (answer.isSent) query.set('sent', name)
    return c.redirect(`${pathname}${query.size > 0 ? `?${query}` : ''}#${formId(name)}`, 303)
  }
  const seconds = answer.failure?.retryAfterSeconds
  if (seconds) c.header('Retry-After', String(seconds))
  return serveFormPage(c, request, { form: answer, status })
}
