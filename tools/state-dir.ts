import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Where a site that listens at a port finds its variables and secrets; only the user may read it.
 */
export function variablesFile(stateDir: string, port: number): string {
  return join(stateDir, `site-${port}.env`)
}

/**
 * Claims a state folder for a site of this process, until it ends in whatever way: the system
 * releases SQLite's lock. Throws while another process has it.
 */
export function claimStateDir(stateDir: string): void {
  mkdirSync(stateDir, { recursive: true })
  const lock = new DatabaseSync(join(stateDir, 'site.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    throw new Error(
      `a site runs on '${stateDir}' already: stop it, or choose another folder with STATE_DIR`,
      { cause: error },
    )
  }
  // Without a reference the lock would go with the garbage.
  process.once('exit', () => lock.close())
}
