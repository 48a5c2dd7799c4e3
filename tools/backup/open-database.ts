import { openLocalDatabase } from '../local-database'
import { createDatabase } from '../local-site'
import type { BackupDatabase } from './database'
import { sqliteDatabase } from './sqlite-database'
import { wranglerDatabase } from './wrangler-database'

interface Place {
  isRemote: boolean
  environment: string | undefined
}

/**
 * A deployed database, or the local one of `STATE_DIR` in this process: a call of wrangler takes
 * seconds, and a backup makes dozens.
 */
export function openDatabase({ isRemote, environment }: Place): BackupDatabase {
  if (isRemote) return wranglerDatabase(environment)
  if (environment) throw new Error('--env names a deployment: it needs --remote')
  const stateDir = process.env.STATE_DIR ?? '.state'
  createDatabase(stateDir)
  return sqliteDatabase(openLocalDatabase(stateDir))
}
