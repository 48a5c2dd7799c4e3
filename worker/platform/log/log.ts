import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { scrub } from './scrub'

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

function line(event: string, details: Details): string {
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

/** Without the message, which is logged separately. */
function stackOf(error: Error): string | undefined {
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

export function logEvent(event: string, details: Details): void {
  console.info(line(event, details))
}
