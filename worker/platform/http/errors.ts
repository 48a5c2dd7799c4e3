import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import {
  type ErrorBody,
  type ErrorCode,
  type ErrorIssue,
  errorStatuses,
} from '../../../schema/errors'
import { elapsedMs, logError } from '../log/log'

const sentences: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request is not valid.',
  BAD_JSON: 'The body is not valid JSON.',
  UNAUTHENTICATED: 'Please log in.',
  INVALID_CREDENTIALS: 'Invalid credentials',
  INVALID_CODE: 'Invalid code',
  INVALID_PASSKEY: 'Invalid passkey',
  LOGIN_EXPIRED: 'The login took too long. Please start again.',
  FORBIDDEN: 'This is not allowed.',
  SECOND_FACTOR_REQUIRED: 'Owners need a second factor for this.',
  LOGIN_AGAIN: 'Log in again to confirm that it is you.',
  NOT_FOUND: 'There is nothing here.',
  NOT_IN_LANGUAGE: 'This is not there in this language yet.',
  METHOD_NOT_ALLOWED: 'This method is not allowed here.',
  CONFLICT: 'Somebody changed this in the meantime.',
  KEY_REUSED: 'Something else was sent with this idempotency key.',
  USERNAME_TAKEN: 'Somebody has this username already.',
  LAST_OWNER: 'There must be at least one owner.',
  FACT_IN_USE: 'Public texts name this fact.',
  LETTER_ON_ITS_WAY: 'This letter is being sent or is scheduled.',
  NO_TRANSLATOR: 'No translation service is set up.',
  MEDIA_IN_USE: 'This photograph is in use.',
  ALWAYS_PUBLIC: 'There is exactly one of these, and readers always have it.',
  APPROVAL_REQUIRED: 'A colleague must approve this version before it is published.',
  OWNER_REQUIRED: 'An owner must publish this, or approve it first.',
  NO_SEATS: 'There are not enough seats left.',
  TOO_LATE: 'The booking does not allow this any more.',
  GONE: 'This was here and has been taken away.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be application/json.',
  RATE_LIMITED: 'Too many requests, please wait.',
  INTERNAL: 'Something went wrong.',
  TRANSLATION_FAILED: 'The translation service did not translate.',
  PAYMENT_FAILED: 'The payment service did not answer.',
  UNAVAILABLE: 'This is not available right now.',
}

/** `answerError` makes it a response with the status of its code. */
export class ApiError extends HTTPException {
  readonly code: ErrorCode
  readonly issues: ErrorIssue[] | undefined
  readonly headers: Record<string, string>

  constructor(
    code: ErrorCode,
    options: { issues?: ErrorIssue[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(errorStatuses[code], { message: sentences[code], cause: options.cause })
    this.code = code
    this.issues = options.issues
    this.headers = options.headers ?? {}
  }
}

/** BAD_REQUEST with one issue. */
export function fieldError(path: string, message: string, cause?: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { issues: [{ path, message }], cause })
}

/** Whether an error is about the request (4xx) rather than a failure. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

/** Source: Cloudflare's documentation, "Debug D1" and "Retry queries". */
const d1Messages =
  /^D1_|Network connection lost|storage caused object to be reset|reset because its code was updated/

function isDatabaseError(error: unknown) {
  return (
    error instanceof DrizzleQueryError || (error instanceof Error && d1Messages.test(error.message))
  )
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseError(error)) return new ApiError('UNAVAILABLE', { cause: error })
  if (error instanceof HTTPException && error.status === 400) return new ApiError('BAD_JSON')
  return new ApiError('INTERNAL', { cause: error })
}

/** The pattern of the first matching handler; `/*` is a page. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '*'
}

/** Turns a thrown error into a response; logs it if the status is 500 or above. */
export function answerError(error: unknown, c: Context): Response {
  const { message, code, issues, status, headers, cause } = asApiError(error)
  if (status >= 500)
    logError('request failed', cause ?? error, {
      route: routeOf(c),
      method: c.req.method,
      status,
      ms: elapsedMs(),
    })
  const body: ErrorBody = { error: message, code, ...(issues && { issues }) }
  return c.json(body, status, { ...headers, 'Cache-Control': 'no-store' })
}

/** Never cached: a page in place of a file would be cached as a script for a year. */
export function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
}
