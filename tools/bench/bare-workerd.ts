import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request as open } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const built = 'dist/mango_road'
const program = createRequire(import.meta.url).resolve('workerd/bin/workerd')

interface Module {
  name: string
  kind: 'esModule' | 'wasm' | 'data' | 'text'
}

function kindOf(file: string): Module['kind'] {
  const kinds: Record<string, Module['kind']> = { js: 'esModule', wasm: 'wasm', txt: 'text' }
  return kinds[file.slice(file.lastIndexOf('.') + 1)] ?? 'data'
}

function configOf(modules: Module[], port: number, bindings: string, services: string): string {
  const list = modules.map(({ name, kind }) => `(name = "${name}", ${kind} = embed "${name}")`).join(',\n    ')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)${services}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  compatibilityDate = "2026-08-15",
  compatibilityFlags = ["nodejs_compat"],
  modules = [
    ${list}
  ],
  bindings = [${bindings}],
);
`
}

/**
 * The configuration as workerd's own binary, modules and all: reading the text of one, with a thousand files beside it, is not what a Worker
 * costs to start.
 */
function compiled(folder: string, text: string): string {
  const file = join(folder, 'config.capnp')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(program, ['compile', '--config-only', file], { maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`workerd cannot read ${file}: ${stderr}`)
  writeFileSync(`${file}.bin`, stdout)
  return `${file}.bin`
}

/** Answers "ok", and below /bytes/ as many bytes as the path says, of which nothing is computed twice. */
const bareWorker = `const texts = new Map()
function letters(count) {
  if (!texts.has(count)) texts.set(count, new TextEncoder().encode('a'.repeat(count)))
  return texts.get(count)
}
export default {
  fetch({ url }) {
    const at = url.indexOf('/bytes/')
    return new Response(at < 0 ? 'ok' : letters(Number(url.slice(at + 7))))
  },
}
`

/** Writes the configuration of a Worker that answers "ok", or so many bytes, and does nothing else. Answers its file. */
export function bareConfig(port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-bare-'))
  writeFileSync(join(folder, 'bare.js'), bareWorker)
  return compiled(folder, configOf([{ name: 'bare.js', kind: 'esModule' }], port, '', ''))
}

/** Writes the configuration of the built Worker with stand-ins for what the platform binds (stand-ins.js). Answers its file. */
export function siteConfig(port: number, recorderPort: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-workerd-'))
  mkdirSync(join(folder, 'site'))
  cpSync(built, join(folder, 'site'), { recursive: true })
  cpSync('tools/bench/stand-ins.js', join(folder, 'stand-ins.js'))
  const { vars } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as { vars: Record<string, string> }
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm|bin|txt)$/.test(name))
  const modules = ['stand-ins.js', ...files.map((name) => `site/${name}`)].map((name) => ({ name, kind: kindOf(name) }))
  const bindings = `(name = "VARIABLES", text = ${JSON.stringify(JSON.stringify(vars))}), (name = "RECORDER", service = "recorder")`
  const services = `, (name = "recorder", external = (address = "127.0.0.1:${recorderPort}", http = ()))`
  return compiled(folder, configOf(modules, port, bindings, services))
}

/** A request that is not a GET. */
export interface Send {
  method: string
  body?: object
}

export interface Running {
  /** Seconds of processor time that it has used. */
  processorSeconds: () => number
  ask: (path: string, headers?: Record<string, string>, send?: Send) => Promise<{ status: number; bytes: number }>
  stop: () => Promise<void>
}

/** One request over a connection that stays open. */
function request(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
  send: Send = { method: 'GET' },
): Promise<{ status: number; bytes: number }> {
  const all = {
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'same-origin',
    ...(send.body && { 'Content-Type': 'application/json' }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const asked = open({ host: '127.0.0.1', port, path, agent, method: send.method, headers: all }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(send.body && JSON.stringify(send.body))
  })
}

/** Starts workerd; resolves once it answers `path`. Throws with what it printed when it ends or does not answer within 20 s. */
export async function startWorkerd(config: string, port: number, path = '/'): Promise<Running> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const child = spawn(program, ['serve', '--binary', config], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk
    })
  }
  let running = true
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running = false
      resolve()
    }),
  )
  const stop = async () => {
    agent.destroy()
    if (running) child.kill('SIGTERM')
    await ended
  }
  const processorSeconds = () =>
    readdirSync(`/proc/${child.pid}/task`)
      .map((task) => Number(readFileSync(`/proc/${child.pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e9)
      .reduce((a, b) => a + b, 0)
  const ask: Running['ask'] = (where, headers = {}, send) => request(agent, port, where, headers, send)
  for (const until = Date.now() + 20_000; running && Date.now() < until; ) {
    // Refused until it listens, which is the expected no.
    const first = await ask(path).catch(() => undefined)
    if (first) return { processorSeconds, ask, stop }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await stop()
  throw new Error(`workerd does not answer:\n${printed}`)
}
