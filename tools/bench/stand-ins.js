// Runs the built Worker in bare workerd, which has neither KV nor a cache: documents are read once
// from the site that is served beside it (server.ts), then from memory.
import worker from './site/index.js'

const documents = new Map()
let served

async function readDocument(path) {
  const response = await served.fetch(`http://served${path}`)
  const kept = ['content-type', 'cache-control', 'etag']
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)))
  const note = { status: response.status, headers, version: '0', storedAt: Date.now() }
  return { body: await response.arrayBuffer(), note: JSON.stringify(note) }
}

const cache = {
  async match(key) {
    const { pathname } = new URL(key)
    const { body, note } = documents.get(pathname) ?? (await readDocument(pathname))
    documents.set(pathname, { body, note })
    return new Response(body, { headers: { 'Cache-Note': note } })
  },
}
Object.defineProperty(globalThis, 'caches', { value: { default: cache } })

let bindings

export default {
  fetch(request, env, ctx) {
    served = env.SERVED
    bindings ??= { ...JSON.parse(env.VARIABLES), CACHE: { get: async () => null } }
    return worker.fetch(request, bindings, ctx)
  },
}
