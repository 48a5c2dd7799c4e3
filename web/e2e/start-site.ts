import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveTestSite } from '../../tools/testing/test-site'
import { port } from './site'

/**
 * Serves the built site with a new database for the browser tests, unless `npm test` serves it
 * already.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.E2E_STATE_DIR) return async () => {}
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-e2e-'))
  process.env.E2E_STATE_DIR = stateDir
  const site = await serveTestSite(port, stateDir)
  return async () => {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
