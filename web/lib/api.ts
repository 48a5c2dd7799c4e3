import { type ErrorBody, type ErrorCode, errorCodes } from '../../schema/errors'

/** The message is 'status: response body or status text'. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined
  /** Seconds until the next try, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(status: number, text: string, body?: ErrorBody, retryAfter?: number) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

export async function toFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text()
  // A date, which this site never sends, becomes undefined.
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  return new ApiFailure(response.status, text || response.statusText, parseError(text), retryAfter)
}

function parseError(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** False for an error code that this client does not know. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'error' in body &&
    errorCodes.some((known) => known === body.code)
  )
}

/** Returns the error code of a failed read, if the API gave one. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  if (isErrorBody(error)) return error.code
  return typeof error === 'object' && error !== null && 'body' in error && isErrorBody(error.body)
    ? error.body.code
    : undefined
}

/** Throws an {@link ApiFailure} if the response is not OK, and what `fetch` throws. */
export async function readApi<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw await toFailure(response)
  return response.json()
}

/** Sends JSON, or no body without a payload. Throws like {@link readApi}. */
export async function writeApi(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  })
  if (!response.ok) throw await toFailure(response)
  return response
}
