import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { entryStatements } from '../../schema/seed/entries-sql'
import { readEntryFiles } from '../../schema/seed/entry-files'
import { scriptOf, seedStatements } from '../../schema/seed/sql'
import { freePort } from '../local-site'
import { screens } from '../screens'
import { openMemoryDatabase } from '../testing/memory-database'
import { median, printRow, withBudget } from './table'
import { bareConfiguration, type Running, siteConfiguration, startWorkerd } from './workerd'

const budgets = { ratio: 3, coldSteps: 2, warmSteps: 0 }
const rounds = Number(process.env.ROUNDS ?? 15)
const requestsAtOnce = 40

interface Statement {
  sql: string
  params: (string | number | boolean | null)[]
}

function answer(database: DatabaseSync, { sql, params }: Statement) {
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  const rows = statement.all(...params.map((value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value)))
  const changes = database.prepare('select changes() as changes').get()?.changes
  return { columns: statement.columns().map(({ name }) => name), rows, meta: { duration: 0, changes } }
}

/** Answers batches of statements over HTTP from a database with the seed. */
async function startRecorder(): Promise<{ port: number; stop: () => void }> {
  const database = openMemoryDatabase()
  database.exec(scriptOf([...seedStatements(), ...entryStatements(readEntryFiles(), new Date().toISOString())]))
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    try {
      const statements = JSON.parse(Buffer.concat(chunks).toString()) as Statement[]
      response.end(JSON.stringify(statements.map((statement) => answer(database, statement))))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** Milliseconds of processor time a request. */
async function costOf(worker: Running, path: string): Promise<number> {
  const before = worker.processorSeconds()
  for (let index = 0; index < requestsAtOnce; index += 1) await worker.ask(path)
  return ((worker.processorSeconds() - before) / requestsAtOnce) * 1000
}

async function stepsOf(site: Running, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { status, headers: answered } = await site.ask(path, { 'Bench-Steps': '1', ...headers })
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return Number(answered['bench-steps'])
}

/**
 * A cached document against a bare Worker that answers as many bytes, by processor time in bare workerd, both in turn; and the dependent
 * steps of database calls that a page needs with nothing cached and with everything cached.
 */
export async function benchServer(): Promise<boolean> {
  const [barePort, sitePort] = [await freePort(), await freePort()]
  const recorder = await startRecorder()
  const bare = await startWorkerd(bareConfiguration(barePort), barePort)
  const site = await startWorkerd(siteConfiguration(sitePort, recorder.port), sitePort)
  const missed = { count: 0 }
  try {
    printRow(['page', 'KB', 'cached ms', 'bare ms', 'ratio', 'D1 cold', 'D1 warm'])
    for (const { path } of screens.filter(({ isKind }) => isKind)) {
      const cold = await stepsOf(site, path, { 'Bench-Cold': '1' })
      await site.ask(path)
      const warm = await stepsOf(site, path)
      const { bytes } = await site.ask(path)
      await Promise.all([costOf(site, path), costOf(bare, `/${bytes}`)])
      const costs: { ours: number; theirs: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        costs.push({ ours: await costOf(site, path), theirs: await costOf(bare, `/${bytes}`) })
      const ratio = median(costs.map(({ ours, theirs }) => ours / theirs))
      printRow([
        path,
        (bytes / 1000).toFixed(1),
        median(costs.map(({ ours }) => ours)).toFixed(3),
        median(costs.map(({ theirs }) => theirs)).toFixed(3),
        withBudget(ratio, ratio <= budgets.ratio, missed, 2),
        withBudget(cold, cold <= budgets.coldSteps, missed),
        withBudget(warm, warm <= budgets.warmSteps, missed),
      ])
    }
    return missed.count === 0
  } finally {
    await site.stop()
    await bare.stop()
    recorder.stop()
  }
}
