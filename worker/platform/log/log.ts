import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm/errors'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Removes addresses, query strings, quotations, and secrets (32 letters and digits or more). */
export function scrub(text: string): string {
  return (
    text
      .replace(/[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:]+/g, '…@…')
      .replace(/\b(Bearer|Basic)\s+\S+/gi, '$1 …')
      .replace(/\b((?:Set-)?Cookie:\s*).*/gi, '$1…')
      .replace(/\bbot\d+:[\w-]+/g, 'bot…')
      .replace(/(https?:\/\/[^\s?"']*)\?[^\s"']*/g, '$1?…')
      // Parsers quote their input; our own messages use single quotes.
      .replace(/Unexpected token.*JSON.*/gs, 'Unexpected token … in JSON')
      .replace(/(syntax error) near .*/g, '$1 …')
      .replace(/[\w-]{32,}/g, (run) => (uuid.test(run) ? run : '…'))
  )
}

interface LogContext {
  requestId: string
  /** The route's pattern, never the address, which may be personal. */
  route: string
  /** Milliseconds since 1970. */
  startedAt: number
}

const current = new AsyncLocalStorage<LogContext>()

/** Runs work whose log lines carry a request's id and route, also after the response. */
export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work)
}

/** Milliseconds since the request began; undefined outside of one. */
export function elapsedMs(): number | undefined {
  const context = current.getStore()
  return context && Date.now() - context.startedAt
}

type Details = Record<string, string | number | boolean | null | undefined>

function line(event: string, details: Details) {
  const { requestId, route } = current.getStore() ?? {}
  const scrubbed = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? scrub(value) : value,
  ])
  return JSON.stringify({ event, requestId, route, ...Object.fromEntries(scrubbed) })
}

/** An error's message; for a failed query only its SQL, because parameters are personal. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
}

function stackOf(error: Error) {
  const lines = error.stack?.split('\n').filter((one) => /^\s+at /.test(one))
  return lines?.join('\n')
}

export function logError(event: string, error: unknown, details: Details = {}): void {
  const more =
    error instanceof Error
      ? {
          cause: error.cause === undefined ? undefined : sentenceOf(error.cause),
          stack: stackOf(error),
        }
      : {}
  console.error(line(event, { ...details, message: sentenceOf(error), ...more }))
}

/** Resolves as `work` does; if that rejects, logs the error and resolves to undefined. */
export async function logFailure<Result>(
  event: string,
  work: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    logError(event, error)
    return undefined
  }
}

export function logEvent(event: string, details: Details): void {
  console.info(line(event, details))
}
