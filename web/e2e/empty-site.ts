import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAdmins } from '../../tools/admins'
import { type LocalSite, migrateDatabase, serve } from '../../tools/local-site'
import { password } from './admin'

/** A site without any content, and what it stores. */
export async function startEmptySite(
  port: number,
): Promise<LocalSite & { forget: () => Promise<void> }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-newsroom-'))
  migrateDatabase(stateDir)
  await addAdmins({ stateDir }, ['lan'], password)
  const site = await serve({ port, stateDir, variables: { SITE_URL: `http://localhost:${port}` } })
  const forget = async () => {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
  return { ...site, forget }
}
