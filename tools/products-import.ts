import { existsSync, statSync } from 'node:fs'
import { importBatchRows } from '../schema/api/product-columns'
import type { ProductImportAnswer } from '../schema/api/product-import'
import { findTarget, type Target } from './import-target'
import { readProductRows } from './product-rows'

/**
 * `npm run products:import -- FILE [--dry-run] [--url https://site]`: brings the products of a CSV
 * or JSON file into the shop, new and known ones (by `externalId`), in batches. Bad rows are
 * reported by their line and left out; the rest is imported. With `--dry-run` the site only checks
 * them. May be interrupted and run again.
 * Without `--url` it goes to the running local site, or starts one on the local data. The secret is
 * IMPORT_TOKEN.
 */
const args = process.argv.slice(2)
const [file] = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--url')
const isDryRun = args.includes('--dry-run')
const urlArgument = args.includes('--url') ? args[args.indexOf('--url') + 1] : undefined
const maxTries = 6

if (!file || !existsSync(file)) {
  process.stderr.write(
    `Say: npm run products:import -- FILE [--dry-run] [--url https://site]${file ? `\nThere is no ${file}.` : ''}\n`,
  )
  process.exit(1)
}

async function post(target: Target, path: string, body: unknown): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${target.url}/api/admin/products/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${target.token}` },
      body: JSON.stringify(body),
    }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    if (response instanceof Response && response.ok) return response
    const reason =
      response instanceof Response
        ? `${response.status}: ${(await response.text()).slice(0, 300)}`
        : response.message
    const isHopeless =
      response instanceof Response && response.status < 500 && response.status !== 429
    if (isHopeless || tries === maxTries)
      throw new Error(`the site did not take a batch (${reason})`)
    await new Promise((resolve) => setTimeout(resolve, 2 ** tries * 250))
  }
}

const total = { read: 0, imported: 0, bad: 0 }

function reportBad(place: string, issues: { path: string; message: string }[]): void {
  total.bad += 1
  for (const { path, message } of issues)
    process.stdout.write(`${place}: ${path ? `${path}: ` : ''}${message}\n`)
}

const started = Date.now()
const size = statSync(file).size
let lastShown = 0

/** One line that is written over on a terminal; elsewhere now and then a line of its own. */
function showProgress(bytes: number, isLast = false): void {
  const now = Date.now()
  if (!isLast && now - lastShown < (process.stderr.isTTY ? 100 : 5000)) return
  lastShown = now
  const share = isLast ? 1 : Math.min(1, bytes / size)
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░')
  const line = `${bar} ${Math.round(share * 100)} %  ${total.read} rows, ${total.bad} bad, ${((now - started) / 1000).toFixed(0)} s`
  process.stderr.write(process.stderr.isTTY ? `\r${line}${isLast ? '\n' : ''}` : `${line}\n`)
}

const target = await findTarget(urlArgument).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stderr.write('\ninterrupted: run it again to bring the rest\n')
    void target.stop().finally(() => process.exit(130))
  })
}
let batch: { place: string; value: unknown }[] = []
let bytes = 0

async function sendBatch(): Promise<void> {
  if (batch.length === 0) return
  const sent = batch
  batch = []
  const path = isDryRun ? 'import?dryRun=1' : 'import'
  const response = await post(target, path, { rows: sent.map(({ value }) => value) })
  const { errors } = (await response.json()) as Pick<ProductImportAnswer, 'errors'>
  total.imported += sent.length - errors.length
  for (const { index, issues } of errors) reportBad(sent[index]?.place ?? '', issues)
}

try {
  for await (const { place, value, error } of readProductRows(file)) {
    total.read += 1
    bytes += JSON.stringify(value ?? '').length
    if (error) reportBad(place, [{ path: '', message: error }])
    else batch.push({ place, value })
    if (batch.length === importBatchRows) await sendBatch()
    showProgress(bytes)
  }
  await sendBatch()
  if (!isDryRun) await post(target, 'import/finish', {})
  showProgress(size, true)
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  const verb = isDryRun ? 'would be imported' : 'imported'
  process.stdout.write(
    `${total.read} rows read, ${total.imported} ${verb}, ${total.bad} bad; ${((Date.now() - started) / 1000).toFixed(1)} s, ${memory} MB at most\n`,
  )
  process.exitCode = total.bad > 0 ? 2 : 0
} finally {
  await target.stop()
}
