import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../local-site'
import { builtWorkerFolder } from '../worker-name'

const built = `dist/${builtWorkerFolder()}`
const program = createRequire(import.meta.url).resolve('workerd/bin/workerd')

export interface Workers {
  /** The built Worker, which caches in memory what the served site answers (stand-ins.js). */
  site: string
  /** A Worker that answers `/<count>` with so many bytes (bare.js). */
  bare: string
  /** Milliseconds of processor time that both have used (Linux). */
  processorMs: () => number
  stop: () => Promise<void>
}

/** Starts both without wrangler, which would take more of the processor than they do. */
export async function startWorkers(servedPort: number): Promise<Workers> {
  const [sitePort, barePort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-workerd-'))
  cpSync(built, join(folder, 'site'), { recursive: true })
  for (const name of ['stand-ins.js', 'bare.js']) cpSync(`tools/bench/${name}`, join(folder, name))
  const { vars } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8'))
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `(name = "site/${name}", esModule = embed "site/${name}")`)
  const date = 'compatibilityDate = "2026-08-15"'
  const file = join(folder, 'config.capnp')
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "bare", worker = .bare),
    (name = "served", external = (address = "127.0.0.1:${servedPort}", http = ())),
  ],
  sockets = [
    (name = "site", address = "127.0.0.1:${sitePort}", http = (), service = "site"),
    (name = "bare", address = "127.0.0.1:${barePort}", http = (), service = "bare"),
  ],
);
const bare :Workerd.Worker = (${date}, modules = [(name = "bare", esModule = embed "bare.js")]);
const site :Workerd.Worker = (
  ${date},
  modules = [(name = "main", esModule = embed "stand-ins.js"), ${scripts.join(', ')}],
  bindings = [
    (name = "VARIABLES", text = ${JSON.stringify(JSON.stringify(vars))}),
    (name = "SERVED", service = "served"),
  ],
);
`,
  )
  const child = spawn(program, ['serve', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const site = `http://127.0.0.1:${sitePort}`
  // Refused until it listens.
  while (child.exitCode === null && !(await fetch(`${site}/robots.txt`).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (child.exitCode !== null) throw new Error('workerd did not start')
  return {
    site,
    bare: `http://127.0.0.1:${barePort}`,
    processorMs: () =>
      readdirSync(`/proc/${child.pid}/task`)
        .map((task) => readFileSync(`/proc/${child.pid}/task/${task}/schedstat`, 'utf8'))
        .reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0),
    stop: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
