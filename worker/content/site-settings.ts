import type { Context } from 'hono'
import type { EntryOf } from '../../schema/api/entries'
import { onlySlugs } from '../../schema/content/choices'
import type { SiteSettings } from '../../schema/content/site-settings'
import { defaultSettings } from '../../schema/seed/default-settings'
import { type Database, openDatabase } from '../platform/db/database'
import type { AppEnv, Bindings } from '../platform/http/env'
import type { MessageContext } from '../platform/outbox/outbox'
import { readPrivateSettings } from '../platform/settings/private-settings'
import { readSettings } from '../platform/settings/settings'
import { openCopies } from './copies'
import { readStoredSettings } from './read-entries'
import { createMemory, type Known } from './remembered'

const remembered = createMemory('settings', defaultSettings)

async function settingsIn(response: Response): Promise<Known<SiteSettings>> {
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  const { slug, locales, changedAt, cards, factsCheckedOn, ...site } =
    await response.json<EntryOf<'settings'>>()
  return { value: site, isCurrent: !response.headers.get('Warning')?.startsWith('110') }
}

/** From memory, KV or D1. Never throws. */
export async function readSiteSettings<Env extends AppEnv>(
  c: Context<Env>,
  db?: Database,
): Promise<SiteSettings> {
  const copies = openCopies(c, db ?? openDatabase(c.env.DB))
  const read = async () => settingsIn(await copies.serveEntry('settings', onlySlugs.settings, 'vi'))
  return (await remembered(c.env.CACHE, c.get('contentVersion'), read)).value
}

/** For a document, which reads everything through one API session. Never throws. */
export async function readDocumentSettings<Env extends AppEnv>(
  c: Context<Env>,
  readApi: (path: string) => Promise<Response>,
): Promise<{ site: SiteSettings; isCurrent: boolean }> {
  const { value, isCurrent } = await remembered(
    c.env.CACHE,
    c.get('documentLookup')?.version,
    async () => settingsIn(await readApi(`/api/entries/settings/${onlySlugs.settings}?locale=vi`)),
  )
  return { site: value, isCurrent }
}

/** For Cron Triggers and deliveries, which need D1 anyway. Never throws. */
export async function readScheduledSettings(db: Database, kv: KVNamespace): Promise<SiteSettings> {
  const read = async () => ({ value: await readStoredSettings(db), isCurrent: true })
  return (await remembered(kv, undefined, read)).value
}

export async function readMessageContext(
  env: Bindings,
  db: Database,
  now: Date,
): Promise<MessageContext> {
  const settings = { ...readSettings(env), site: await readScheduledSettings(db, env.CACHE) }
  return { db, settings, privateSettings: readPrivateSettings(env), now }
}
