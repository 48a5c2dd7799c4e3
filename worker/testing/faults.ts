import { env } from 'cloudflare:test'

/** A database that counts how often it is asked; a batch is one question. */
export function countingDatabase(): { DB: D1Database; asked: () => number } {
  let asked = 0
  const session = (inner: D1DatabaseSession) =>
    new Proxy(inner, {
      get(target, property) {
        if (property === 'batch') {
          return (statements: D1PreparedStatement[]) => {
            asked += 1
            return target.batch(statements)
          }
        }
        const value = Reflect.get(target, property, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const DB = new Proxy(env.DB, {
    get(target, property) {
      if (property === 'withSession') return (constraint?: string) => session(target.withSession(constraint))
      throw new Error(`the Worker used the database past its session: ${String(property)}`)
    },
  })
  return { DB, asked: () => asked }
}

/** A database that tells how many rows it read for all that it was asked so far: D1's own count, on which its price depends. */
export function rowCountingDatabase(): { DB: D1Database; rowsRead: () => number } {
  let rows = 0
  const DB = databaseWith(async (go) => {
    const results = await go()
    for (const { meta } of results) rows += meta.rows_read
    return results
  })
  return { DB, rowsRead: () => rows }
}

/** A database that refuses everything. */
export function brokenDatabase(): D1Database {
  return new Proxy(env.DB, {
    get() {
      return () => {
        throw new Error('D1 is down')
      }
    },
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

/** A database with every batch of its sessions in the hands of `batch`. */
function databaseWith(batch: (go: () => Promise<D1Result[]>) => Promise<D1Result[]>): D1Database {
  const session = (inner: D1DatabaseSession) =>
    new Proxy(inner, {
      get(target, property) {
        if (property === 'batch') return (statements: D1PreparedStatement[]) => batch(() => target.batch(statements))
        const value = Reflect.get(target, property, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return new Proxy(env.DB, {
    get(target, property) {
      if (property === 'withSession') return (constraint?: string) => session(target.withSession(constraint))
      throw new Error(`the Worker used the database past its session: ${String(property)}`)
    },
  })
}

/** A database that takes so many milliseconds longer. */
export function slowDatabase(ms: number): D1Database {
  return databaseWith(async (go) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
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

/** A database that answers a few calls, then does everything, but its answers are lost. */
export function forgetfulDatabase(answered = 0): D1Database {
  let asked = 0
  return databaseWith(async (go) => {
    const results = await go()
    asked += 1
    if (asked > answered) throw new Error('D1_ERROR: Network connection lost.')
    return results
  })
}

/** A KV namespace that answers every read with a text. */
export function kvThatHolds(text: string): KVNamespace {
  return new Proxy(env.CACHE, {
    get(target, property) {
      if (property === 'get') return async () => text
      if (property === 'getWithMetadata') return async () => ({ value: text, metadata: { version: text, storedAt: Date.now() } })
      const value = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
