// Runs the built Worker in bare workerd, which has neither D1 nor KV nor a cache: stand-ins in memory take their places, so that the Worker's
// own work is measured. Requests must come one after another. The recorder (server.ts) answers each SQL statement once.
import worker from './site/index.js'

const results = new Map()
const documents = new Map()
const values = new Map()
let visit = { cold: false, pending: 0, steps: 0, recorder: undefined }

async function ask(statements) {
  if (visit.pending === 0) visit.steps += 1
  visit.pending += 1
  try {
    const body = JSON.stringify(statements.map(({ sql, params }) => ({ sql, params })))
    if (!visit.cold && results.has(body)) return results.get(body)
    const response = await visit.recorder.fetch('http://recorder/', { method: 'POST', body })
    if (!response.ok) throw new Error(await response.text())
    const answer = await response.json()
    results.set(body, answer)
    return answer
  } finally {
    visit.pending -= 1
  }
}

const withRecords = ({ columns, rows, meta }) => ({
  success: true,
  meta,
  results: rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
})

const statement = (sql, params = []) => ({
  sql,
  params,
  bind: (...bound) => statement(sql, bound),
  all: async () => withRecords((await ask([{ sql, params }]))[0]),
  run: async () => withRecords((await ask([{ sql, params }]))[0]),
  first: async (column) => {
    const [record = null] = withRecords((await ask([{ sql, params }]))[0]).results
    return column ? (record?.[column] ?? null) : record
  },
  raw: async () => (await ask([{ sql, params }]))[0].rows,
})

const database = {
  prepare: (sql) => statement(sql),
  batch: async (statements) => (await ask(statements)).map(withRecords),
  withSession: () => database,
  getBookmark: () => null,
}

const read = (value, type) => (typeof value === 'string' && (type?.type ?? type) === 'json' ? JSON.parse(value) : (value ?? null))
const kv = {
  get: async (key, type) => (visit.cold ? null : read(values.get(key)?.value, type)),
  getWithMetadata: async (key, type) => {
    const found = visit.cold ? undefined : values.get(key)
    return { value: read(found?.value, type), metadata: found?.metadata ?? null }
  },
  put: async (key, value, options) => void values.set(key, { value, metadata: options?.metadata ?? null }),
  delete: async (key) => void values.delete(key),
}

const addressOf = (key) => (typeof key === 'string' ? key : (key.url ?? key.href))
const cache = {
  async match(key) {
    const found = visit.cold ? undefined : documents.get(addressOf(key))
    return found && new Response(found.bytes, { status: found.status, headers: found.headers })
  },
  async put(key, response) {
    documents.set(addressOf(key), { bytes: await response.arrayBuffer(), status: response.status, headers: new Headers(response.headers) })
  },
}
Object.defineProperty(globalThis, 'caches', { value: { default: cache } })

let bindings

export default {
  async fetch(request, env, ctx) {
    bindings ??= {
      ...JSON.parse(env.VARIABLES),
      DB: database,
      CACHE: kv,
      FORM_LIMITER: { limit: async () => ({ success: true }) },
      ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    }
    visit = { cold: request.headers.has('Bench-Cold'), pending: 0, steps: 0, recorder: env.RECORDER }
    const response = await worker.fetch(request, bindings, ctx)
    if (!request.headers.has('Bench-Steps')) return response
    return new Response(await response.arrayBuffer(), { status: response.status, headers: { 'Bench-Steps': String(visit.steps) } })
  },
}
