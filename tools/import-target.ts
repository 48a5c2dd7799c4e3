import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { buildIfMissing, freePort, prepareDatabase, serve } from './local-site'
import { claimStateDir, variablesFile } from './state-dir'

const stateDir = process.env.STATE_DIR || '.state'

/** A running site and the secret that lets commands write to it. */
export interface Target {
  url: string
  token: string
  stop: () => Promise<void>
}

/**
 * The site at `url`; else the one that `npm start` runs, whose secret is beside its data; else one
 * of our own.
 */
export async function findTarget(url: string | undefined): Promise<Target> {
  const token = process.env.IMPORT_TOKEN ?? ''
  if (url) return { url: url.replace(/\/$/, ''), token, stop: async () => {} }
  const port = Number(process.env.PORT || 8787)
  const running = `http://localhost:${port}`
  const isRunning = await fetch(`${running}/api/health`)
    .then(({ ok }) => ok)
    .catch(() => false)
  const variables = variablesFile(stateDir, port)
  if (isRunning && existsSync(variables)) {
    const { IMPORT_TOKEN = '' } = parseEnv(readFileSync(variables, 'utf8'))
    return { url: running, token: IMPORT_TOKEN, stop: async () => {} }
  }
  claimStateDir(stateDir)
  const own = randomUUID()
  buildIfMissing()
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir, variables: { IMPORT_TOKEN: own } })
  return { url: site.url, token: own, stop: site.stop }
}
