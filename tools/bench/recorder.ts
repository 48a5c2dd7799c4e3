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
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.sql')) database.exec(readFileSync(`${folder}/${file}`, 'utf8'))
  }
  database.exec(seedScript())
  return database
}

function answer(database: DatabaseSync, { sql, params }: Statement): object {
  const values = params.map((value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value))
  return { success: true, results: database.prepare(sql).all(...values), meta: { duration: 0, changes: 0 } }
}

/** A database with what a new site has, that answers batches of statements as D1 does. */
export async function startRecorder(port: number): Promise<() => void> {
  const database = openSeeded()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const statements = JSON.parse(Buffer.concat(chunks).toString()) as Statement[]
    response.end(JSON.stringify(statements.map((statement) => answer(database, statement))))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
    database.close()
  }
}
