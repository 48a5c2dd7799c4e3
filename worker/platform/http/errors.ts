import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, type ErrorCode, type ErrorIssue, errorStatuses } from '../../../schema/errors'
import { DatabaseFailure } from '../db/coalesce-reads'

const sentences: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request is not valid.',
  BAD_JSON: 'The body is not valid JSON.',
  UNAUTHENTICATED: 'Please log in.',
  INVALID_CREDENTIALS: 'Invalid credentials',
  FORBIDDEN: 'This is not allowed.',
  NOT_FOUND: 'There is nothing here.',
  METHOD_NOT_ALLOWED: 'This method is not allowed here.',
  CONFLICT: 'Somebody changed this in the meantime.',
  GONE: 'This was here and has been taken away.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be application/json.',
  RATE_LIMITED: 'Too many requests, please wait.',
  INTERNAL: 'Something went wrong.',
  UNAVAILABLE: 'This is not available right now.',
}

/** A failure that the API answers with its code's status; only `answerError` turns it into a response. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorIssue[] | undefined
  readonly headers: Record<string, string>

  get status(): ContentfulStatusCode {
    return errorStatuses[this.code]
  }

  constructor(code: ErrorCode, options: { issues?: ErrorIssue[]; headers?: Record<string, string>; cause?: unknown } = {}) {
    super(sentences[code], { cause: options.cause })
    this.code = code
    this.issues = options.issues
    this.headers = options.headers ?? {}
  }
}

/** Whether the database is behind an error; Drizzle wraps what it meets. */
function isDatabaseFailure(error: unknown): boolean {
  return error instanceof DatabaseFailure || (error instanceof Error && error.cause instanceof DatabaseFailure)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseFailure(error)) return new ApiError('UNAVAILABLE', { cause: error })
  if (error instanceof HTTPException && error.status === 400) return new ApiError('BAD_JSON')
  return new ApiError('INTERNAL', { cause: error })
}

/** The one place where a thrown error becomes an answer; `watchFailures` writes down what has a fault behind it. */
export function answerError(error: unknown, c: Context): Response {
  const failure = asApiError(error)
  const body: ErrorBody = { error: failure.message, code: failure.code, ...(failure.issues && { issues: failure.issues }) }
  return c.json(body, failure.status, { ...failure.headers, 'Cache-Control': 'no-store' })
}
