import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { scrub } from './scrub'

/** What a line was written for. */
export interface Occasion {
  requestId: string
  /** The pattern of the route, never the address itself: an address may tell who asks for what. */
  route: string
}

const current = new AsyncLocalStorage<Occasion>()

/** Does work whose lines, also those that are written after the answer is out, carry a request's id and route. */
export function onOccasion<Result>(occasion: Occasion, work: () => Result): Result {
  return current.run(occasion, work)
}

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.requestId
}

type Details = Record<string, string | number | boolean | null | undefined>

function line(event: string, details: Details): string {
  const told = Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value])
  return JSON.stringify({ event, ...current.getStore(), ...Object.fromEntries(told) })
}

/** What went wrong, in a sentence. A failed query tells its SQL and why it failed; its parameters are what visitors wrote. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
}

/** Where it was thrown. The sentence before the places is left out: it is told apart. */
function places(error: Error): string | undefined {
  const lines = error.stack?.split('\n').filter((one) => /^\s+at /.test(one))
  return lines?.join('\n')
}

/** Writes one structured line about a fault. */
export function logFault(event: string, error: unknown, details: Details = {}): void {
  const more =
    error instanceof Error ? { cause: error.cause === undefined ? undefined : sentenceOf(error.cause), stack: places(error) } : {}
  console.error(line(event, { ...details, message: sentenceOf(error), ...more }))
}

/** Writes one structured line about something that went as it should. */
export function logEvent(event: string, details: Details): void {
  console.info(line(event, details))
}
