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
