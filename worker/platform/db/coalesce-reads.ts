import { inTime } from '../http/in-time'

/** D1 refused, could not be reached, or did not answer in time; its cause says which. */
export class DatabaseFailure extends Error {}

function failure(error: unknown): DatabaseFailure {
  return new DatabaseFailure(error instanceof Error ? error.message : String(error), { cause: error })
}

/** How long D1 is waited for, in milliseconds. What it was asked to write may be done all the same: sent again it stays one. */
const patienceMs = 8000

/** The answer of D1; throws once patience is at its end. */
function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return inTime(asked, patienceMs, () => {
    throw new Error(`the database did not answer within ${patienceMs} ms`)
  })
}

interface Waiting {
  statement: D1PreparedStatement
  resolve: (result: D1Result) => void
  reject: (error: unknown) => void
}

/** As many steps as the longest way from a page's read to its statement has, some times over; tests count the batches of each page. */
const stepsOfTurn = 100

/** Lets everything else go on that waits for nothing outside. A timer would cost as much as all the rest of a read: the event loop's next turn. */
async function afterThisTurn(): Promise<void> {
  for (let step = 0; step < stepsOfTurn; step += 1) await undefined
}

type Session = Pick<D1Database, 'prepare' | 'batch'>

/**
 * A D1 client whose reads of one turn of the event loop travel as one `batch`: a page that needs five lists asks the
 * database once. Rows come back as objects from a batch, so `raw()` answers their values in column order; a statement must
 * therefore name each of its columns once (Drizzle's own batches have the same condition). The session is opened with the first
 * statement, so that trouble with it belongs to the read that meets it. Whatever D1 throws, and that it does not answer within eight
 * seconds, comes as a {@link DatabaseFailure}.
 */
export function coalesceReads(openSession: () => Session): D1Database {
  let opened: Session | undefined
  const session = () => {
    opened ??= openSession()
    return opened
  }
  let waiting: Waiting[] = []
  const bare = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  async function flush() {
    const batch = waiting
    waiting = []
    try {
      const results = await answerOf(session().batch(batch.map(({ statement }) => statement)))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result) resolve(result)
        else reject(new Error('D1 answered fewer results than statements'))
      }
    } catch (error) {
      for (const { reject } of batch) reject(failure(error))
    }
  }

  function ask(statement: D1PreparedStatement): Promise<D1Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      if (waiting.length === 1) void afterThisTurn().then(flush)
    })
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (property === 'all' || property === 'run') return () => ask(target)
        if (property === 'raw') return async () => (await ask(target)).results.map((row) => Object.values(row as object))
        return Reflect.get(target, property, target)
      },
    })
    bare.set(wrapped, statement)
    return wrapped
  }

  const client: Session = {
    prepare: (query) => {
      try {
        return wrap(session().prepare(query))
      } catch (error) {
        throw failure(error)
      }
    },
    batch: async (statements) => {
      try {
        return await answerOf(session().batch(statements.map((statement) => bare.get(statement) ?? statement)))
      } catch (error) {
        throw failure(error)
      }
    },
  }
  return asD1Database(client)
}

/** Drizzle calls only `prepare` and `batch` of a D1 client; a session has exactly these. */
function asD1Database(client: Session): D1Database {
  return client as D1Database
}
