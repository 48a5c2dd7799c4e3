import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request as open } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const built = 'dist/mango_road'
const program = createRequire(import.meta.url).resolve('workerd/bin/workerd')
const kinds: Record<string, string> = { js: 'esModule', wasm: 'wasm', txt: 'text' }

interface Configuration {
  port: number
  /** The main module first. */
  modules: string[]
  bindings?: string
  services?: string
}

/** Compiles a configuration into workerd's binary form, modules included, and returns its file. */
function compile(folder: string, { port, modules, bindings = '', services = '' }: Configuration): string {
  const list = modules.map((name) => `(name = "${name}", ${kinds[name.split('.').at(-1) ?? ''] ?? 'data'} = embed "${name}")`)
  const file = join(folder, 'config.capnp')
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)${services}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  compatibilityDate = "2026-08-15",
  compatibilityFlags = ["nodejs_compat"],
  modules = [${list.join(',\n')}],
  bindings = [${bindings}],
);
`,
  )
  const { status, stdout, stderr } = spawnSync(program, ['compile', '--config-only', file], { maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`workerd cannot read ${file}: ${stderr}`)
  writeFileSync(`${file}.bin`, stdout)
  return `${file}.bin`
}

/** A Worker that answers `/<count>` with so many ready bytes and does nothing else. */
export function bareConfiguration(port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-bare-'))
  writeFileSync(
    join(folder, 'bare.js'),
    `const texts = new Map()
const letters = (count) => texts.get(count) ?? texts.set(count, new TextEncoder().encode('a'.repeat(count))).get(count)
export default { fetch: ({ url }) => new Response(letters(Number(url.slice(url.lastIndexOf('/') + 1)))) }
`,
  )
  return compile(folder, { port, modules: ['bare.js'] })
}

/** The built Worker with stand-ins for what the platform binds (stand-ins.js). */
export function siteConfiguration(port: number, recorderPort: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-workerd-'))
  cpSync(built, join(folder, 'site'), { recursive: true })
  cpSync('tools/bench/stand-ins.js', join(folder, 'stand-ins.js'))
  const { vars } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as { vars: Record<string, string> }
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm|bin|txt)$/.test(name))
  return compile(folder, {
    port,
    modules: ['stand-ins.js', ...files.map((name) => `site/${name}`)],
    bindings: `(name = "VARIABLES", text = ${JSON.stringify(JSON.stringify(vars))}), (name = "RECORDER", service = "recorder")`,
    services: `, (name = "recorder", external = (address = "127.0.0.1:${recorderPort}", http = ()))`,
  })
}

export interface Answer {
  status: number
  bytes: number
  headers: Record<string, string | string[] | undefined>
}

export interface Running {
  /** Seconds of processor time that the process has used (Linux). */
  processorSeconds: () => number
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>
  stop: () => Promise<void>
}

/** Starts workerd; resolves once it answers. Throws with its output when it does not within 20 s. */
export async function startWorkerd(configuration: string, port: number): Promise<Running> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const child = spawn(program, ['serve', '--binary', configuration], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ask: Running['ask'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const asked = open({ host: '127.0.0.1', port, path, agent, headers: { 'Sec-Fetch-Mode': 'navigate', ...headers } }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, headers: response.headers }))
        response.on('error', reject)
      })
      asked.on('error', reject)
      asked.end()
    })
  const stop = async () => {
    agent.destroy()
    child.kill('SIGTERM')
    await ended
  }
  const processorSeconds = () =>
    readdirSync(`/proc/${child.pid}/task`)
      .map((task) => Number(readFileSync(`/proc/${child.pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e9)
      .reduce((a, b) => a + b, 0)
  for (const until = Date.now() + 20_000; child.exitCode === null && Date.now() < until; ) {
    // Refused until it listens.
    if (await ask('/1').catch(() => undefined)) return { processorSeconds, ask, stop }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await stop()
  throw new Error(`workerd does not answer:\n${printed}`)
}
