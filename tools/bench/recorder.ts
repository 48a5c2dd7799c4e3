import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { seedScript } from '../../schema/seed/sql'

interface Statement {
  sql: string
  params: (string | number | boolean | null)[]
}

function openSeeded(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  const folder = 'schema/migrations'
  // What wrangler notes of each migration, which /api/health tells.
  database.exec('create table d1_migrations (id integer primary key autoincrement, name text unique)')
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.sql')) continue
    database.exec(readFileSync(`${folder}/${file}`, 'utf8'))
    database.prepare('insert into d1_migrations (name) values (?)').run(file)
  }
  database.exec(seedScript())
  return database
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
  stop: () => void
}

/** A database with what a new site has, that answers batches of statements as D1 does. */
export async function startRecorder(port: number): Promise<Recorder> {
  const database = openSeeded()
  let spent = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const statements = JSON.parse(Buffer.concat(chunks).toString()) as Statement[]
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
  return { database, spent: () => spent, stop }
}
