import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAdmins } from '../../tools/admins'
import { prepareDatabase, serve } from '../../tools/local-site'
import { password, usernames } from './admin'
import { addDeadDeliveries } from './outbox'
import { letterSecrets, port } from './site'

/** Serves the built site with a new database for the browser tests. */
export default async function startSite(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-e2e-'))
  prepareDatabase(stateDir)
  await addAdmins({ stateDir }, usernames, password)
  addDeadDeliveries(stateDir)
  process.env.E2E_STATE_DIR = stateDir
  const site = await serve({ port, stateDir, variables: { ...letterSecrets, LETTER_RATE: '75' } })
  return async () => {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
