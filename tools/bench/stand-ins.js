// Runs the built Worker in bare workerd, where there is neither D1 nor KV nor a cache: stand-ins in memory take their places, so that what is
// measured is the Worker's own work. Requests must come one after another. What the database answers comes from the recorder at an
// address's first visit and from memory afterwards.
import worker from './site/index.js'

const answers = new Map()
const documents = new Map()
const kept = new Map()
let visit = { path: '', batches: 0, uncached: false, live: false, recorder: undefined }

const statement = (sql, params = []) => ({ sql, params, bind: (...values) => statement(sql, values) })

const session = {
  prepare: (sql) => statement(sql),
  async batch(statements) {
    const key = `${visit.batches++} ${visit.path}`
    if (!visit.live && answers.has(key)) return answers.get(key)
    const body = JSON.stringify(statements.map(({ sql, params }) => ({ sql, params })))
    const response = await visit.recorder.fetch('http://recorder/', { method: 'POST', body })
    if (!response.ok) throw new Error(await response.text())
    const answer = await response.json()
    if (!visit.live) answers.set(key, answer)
    return answer
  },
}

const kv = {
  get: async (key) => kept.get(key)?.value ?? null,
  getWithMetadata: async (key) => (!visit.live && kept.get(key)) || { value: null, metadata: null },
  put: async (key, value, options) => void kept.set(key, { value, metadata: options?.metadata ?? null }),
}

const addressOf = (key) => (typeof key === 'string' ? key : (key.url ?? key.href))

// As the platform's, it gives back what was put, as bytes.
const cache = {
  async match(key) {
    const found = visit.uncached ? undefined : documents.get(addressOf(key))
    return found && new Response(found.bytes, { status: found.status, headers: found.headers })
  },
  async put(key, response) {
    if (visit.uncached) return
    documents.set(addressOf(key), { bytes: await response.arrayBuffer(), status: response.status, headers: new Headers(response.headers) })
  },
}
Object.defineProperty(globalThis, 'caches', { value: { default: cache } })

let bindings

export default {
  fetch(request, env, ctx) {
    bindings ??= {
      ...JSON.parse(env.VARIABLES),
      DB: { withSession: () => session },
      CACHE: kv,
      FORM_LIMITER: { limit: async () => ({ success: true }) },
      ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    }
    // Live: everything is asked of the database, each time.
    const live = request.headers.has('Bench-Live')
    visit = { path: request.url, batches: 0, uncached: live || request.headers.has('Bench-Uncached'), live, recorder: env.RECORDER }
    return worker.fetch(request, bindings, ctx)
  },
}
