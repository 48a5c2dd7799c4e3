import { env } from 'cloudflare:test'

/**
 * A question to D1, the statement behind it unless it is a batch, and how many statements it has.
 */
type Ask = <Result>(
  go: () => Promise<Result>,
  statement?: D1PreparedStatement,
  statements?: number,
) => Promise<Result>

const questions = new Set<string | symbol>(['all', 'first', 'raw', 'run'])

/** A method of a proxied object, bound to it. */
function boundOf(target: object, property: string | symbol): unknown {
  const value: unknown = Reflect.get(target, property, target)
  return typeof value === 'function' ? value.bind(target) : value
}

/**
 * A database with every question of its sessions in the hands of `ask`; a batch is one question.
 */
function databaseWith(ask: Ask): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        const method = boundOf(target, property)
        if (!questions.has(property) || typeof method !== 'function') return method
        return (...values: unknown[]) => ask(() => method(...values), target)
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }
  const session = (inner: D1DatabaseSession) =>
    new Proxy(inner, {
      get(target, property) {
        if (property === 'prepare') return (query: string) => wrap(target.prepare(query))
        if (property === 'batch') {
          return (statements: D1PreparedStatement[]) =>
            ask(
              () => target.batch(statements.map((one) => originals.get(one) ?? one)),
              undefined,
              statements.length,
            )
        }
        return boundOf(target, property)
      },
    })
  return new Proxy(env.DB, {
    get(target, property) {
      if (property === 'withSession')
        return (constraint?: string) => session(target.withSession(constraint))
      throw new Error(`the Worker used the database past its session: ${String(property)}`)
    },
  })
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface CountingDatabase {
  DB: D1Database
  asked: () => number
  /** How many statements the questions had; those of a batch count one by one. */
  statements: () => number
  steps: () => number
  /** How many sessions were opened. */
  sessions: () => number
}

/**
 * A database that counts its questions (a batch is one), and the steps of the longest chain of
 * them: a question that began after another was answered may have needed that answer. With
 * `latencyMs` questions that are asked together also overlap.
 */
export function countingDatabase(latencyMs = 0): CountingDatabase {
  let asked = 0
  let statements = 0
  let answeredSteps = 0
  let longest = 0
  let sessions = 0
  const inner = databaseWith(async (go, _, count = 1) => {
    asked += 1
    statements += count
    const step = answeredSteps + 1
    longest = Math.max(longest, step)
    if (latencyMs > 0) await wait(latencyMs)
    const results = await go()
    answeredSteps = Math.max(answeredSteps, step)
    return results
  })
  const DB = new Proxy(inner, {
    get(target, property) {
      if (property === 'withSession') sessions += 1
      return Reflect.get(target, property, target)
    },
  })
  return {
    DB,
    asked: () => asked,
    statements: () => statements,
    steps: () => longest,
    sessions: () => sessions,
  }
}

/** The rows that D1 read for some results; none where they are only values. */
function rowsReadFor(results: unknown): number {
  const all: unknown[] = Array.isArray(results) ? results : [results]
  return all.reduce<number>((sum, one) => {
    const { meta } = one as Partial<D1Result>
    return sum + (meta?.rows_read ?? 0)
  }, 0)
}

/**
 * A database that says how many rows it read for all that it was asked so far: D1's own count, on
 * which its price depends.
 */
export function rowCountingDatabase(): { DB: D1Database; rowsRead: () => number } {
  let rows = 0
  const DB = databaseWith(async (go, statement) => {
    const results = await go()
    // Bare values come without D1's count, so the same is read once more.
    const isBare = Array.isArray(results) && statement !== undefined
    rows += rowsReadFor(isBare ? await statement.all() : results)
    return results
  })
  return { DB, rowsRead: () => rows }
}

/** A database that refuses everything, each time after `before`. */
export function brokenDatabase(before?: () => Promise<void>): D1Database {
  return databaseWith(async () => {
    await before?.()
    throw new Error('D1_ERROR: D1 is down')
  })
}

/** A KV namespace that refuses everything. */
export function brokenKv(): KVNamespace {
  return new Proxy(env.CACHE, {
    get() {
      return async () => {
        throw new Error('KV is down')
      }
    },
  })
}

/** A KV namespace that counts what it is asked. */
export function countingKv(): { CACHE: KVNamespace; asked: () => number } {
  let asked = 0
  const CACHE = new Proxy(env.CACHE, {
    get(target, property) {
      const method = boundOf(target, property)
      if (typeof method !== 'function') return method
      return (...values: unknown[]) => {
        asked += 1
        return method(...values)
      }
    },
  })
  return { CACHE, asked: () => asked }
}

/** A database that takes so many milliseconds longer. */
export function slowDatabase(ms: number): D1Database {
  return databaseWith(async (go) => {
    await wait(ms)
    return go()
  })
}

/** A database that refuses every second question, the first of them or the second. */
export function halfBrokenDatabase(first: 'refused' | 'answered'): D1Database {
  let asked = first === 'refused' ? 1 : 0
  return databaseWith(async (go) => {
    asked += 1
    if (asked % 2 === 0) throw new Error('D1_ERROR: down, select * from posts')
    return go()
  })
}

/**
 * A database that responds to a few calls, then executes the others but throws instead of
 * responding.
 */
export function forgetfulDatabase(answered = 0): D1Database {
  let asked = 0
  return databaseWith(async (go) => {
    const results = await go()
    asked += 1
    if (asked > answered) throw new Error('D1_ERROR: Network connection lost.')
    return results
  })
}

/** A KV namespace that returns the same text for every read; null where it holds nothing. */
export function kvThatHolds(text: string | null): KVNamespace {
  return new Proxy(env.CACHE, {
    get(target, property) {
      if (property === 'get') return async () => text
      if (property === 'getWithMetadata')
        return async () => ({
          value: text,
          metadata: text === null ? null : { version: text, storedAt: Date.now() },
        })
      const value = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
