import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import type { SettingsContent } from '../../schema/content/settings'
import type { Database } from '../platform/db/database'
import { selectSettings } from './loaders'

/** The published texts for answers to guests, which pages never get. */
export async function readReplies(db: Database): Promise<NonNullable<SettingsContent['replies']>> {
  const [row] = await selectSettings(db)
  if (!row?.live) return []
  const data = upgradeData('settings', row.live, row.schemaVersion)
  return contentOf('settings', data).replies ?? []
}
