import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import type { SettingsContent } from '../../schema/content/settings'
import { site } from '../../schema/site'
import type { Database } from '../platform/db/database'
import { selectSettings } from './loaders'

interface Replies {
  answers: NonNullable<SettingsContent['replies']>
  /** Of colleagues without a name of their own: who answers requests, else the company. */
  signature: string
}

/** The published texts for answers to guests, which pages never get. */
export async function readReplies(db: Database): Promise<Replies> {
  const [row] = await selectSettings(db)
  if (!row?.live) return { answers: [], signature: site.name }
  const data = upgradeData('settings', row.live, row.schemaVersion)
  const { replies = [], editor, company } = contentOf('settings', data)
  return { answers: replies, signature: editor?.name ?? company.legalName }
}
