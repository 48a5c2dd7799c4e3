import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { seedScript } from '../../schema/seed/sql'

export interface Statement {
  sql: string
  params: (string | number | boolean | null)[]
}

/** Brings an empty database to what a new site has. */
export function seedDatabase(database: DatabaseSync): void {
  const folder = 'schema/migrations'
  // What wrangler notes of each migration, which /api/health tells.
  database.exec('create table d1_migrations (id integer primary key autoincrement, name text unique)')
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.sql')) continue
    database.exec(readFileSync(`${folder}/${file}`, 'utf8'))
    database.prepare('insert into d1_migrations (name) values (?)').run(file)
  }
  database.exec(seedScript())
}

function answer(database: DatabaseSync, { sql, params }: Statement): object {
  const values = params.map((value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value))
  const results = database.prepare(sql).all(...values)
  const changes = database.prepare('select changes() as changes').get()?.changes
  return { success: true, results, meta: { duration: 0, changes } }
}

/** Answers a batch in one transaction, as D1 does. */
function answerAll(database: DatabaseSync, statements: Statement[]): object[] {
  database.exec('begin')
  try {
    const answers = statements.map((statement) => answer(database, statement))
    database.exec('commit')
    return answers
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

export interface Recorder {
  database: DatabaseSync
  /** Milliseconds that the database has worked for the batches so far. */
  spent: () => number
  /** The statements of the batches since this was called last. */
  takeAsked: () => Statement[]
  stop: () => void
}

/** A database with what a new site has, that answers batches of statements as D1 does. */
export async function startRecorder(port: number): Promise<Recorder> {
  const database = new DatabaseSync(':memory:')
  seedDatabase(database)
  let spent = 0
  let asked: Statement[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const statements = JSON.parse(Buffer.concat(chunks).toString()) as Statement[]
    asked.push(...statements)
    const began = performance.now()
    try {
      const answers = answerAll(database, statements)
      spent += performance.now() - began
      response.end(JSON.stringify(answers))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
    database.close()
  }
  const takeAsked = () => {
    const taken = asked
    asked = []
    return taken
  }
  return { database, spent: () => spent, takeAsked, stop }
}
