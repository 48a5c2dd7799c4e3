import type { Context } from 'hono'
import type { EntryOf } from '../../schema/api/entries'
import { onlySlugs } from '../../schema/content/choices'
import type { SiteSettings } from '../../schema/content/site-settings'
import { defaultSettings } from '../../schema/seed/default-settings'
import { readContentVersion } from '../platform/cache/content-version'
import { type Database, openDatabase } from '../platform/db/database'
import type { AppEnv, Bindings } from '../platform/http/env'
import { logError } from '../platform/log/log'
import type { MessageContext } from '../platform/outbox/outbox'
import { readPrivateSettings } from '../platform/settings/private-settings'
import { readSettings } from '../platform/settings/settings'
import { openCopies } from './copies'
import { readStoredSettings } from './read-entries'

/** Limits how long settings stay outdated when KV fails to store a new content version. */
const freshMs = 300_000

interface Known {
  site: SiteSettings
  /** False for the stand-in while the published ones cannot be read. */
  isCurrent: boolean
}

const memories = new WeakMap<KVNamespace, { version: string; readAt: number; site: SiteSettings }>()

async function settingsIn(response: Response): Promise<Known> {
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  const { slug, locales, changedAt, cards, factsCheckedOn, ...site } =
    await response.json<EntryOf<'settings'>>()
  return { site, isCurrent: !response.headers.get('Warning')?.startsWith('110') }
}

function versionOf(kv: KVNamespace): Promise<string> {
  return readContentVersion(kv).catch((error: unknown) => {
    logError('the content version could not be read', error)
    return '0'
  })
}

/** Never throws: logs an error and uses the last settings or the default ones. */
async function remembered(
  kv: KVNamespace,
  known: string | undefined,
  read: () => Promise<Known>,
): Promise<Known> {
  const version = known ?? (await versionOf(kv))
  const memory = memories.get(kv)
  if (memory?.version === version && Date.now() - memory.readAt < freshMs)
    return { site: memory.site, isCurrent: true }
  try {
    const found = await read()
    if (found.isCurrent) memories.set(kv, { version, readAt: Date.now(), site: found.site })
    return found
  } catch (error) {
    logError('the settings could not be read', error)
    return { site: memory?.site ?? defaultSettings, isCurrent: false }
  }
}

/** From memory, KV or D1. Never throws. */
export async function readSiteSettings<Env extends AppEnv>(
  c: Context<Env>,
  db?: Database,
): Promise<SiteSettings> {
  const copies = openCopies(c, db ?? openDatabase(c.env.DB))
  const read = async () => settingsIn(await copies.serveEntry('settings', onlySlugs.settings, 'vi'))
  return (await remembered(c.env.CACHE, c.get('contentVersion'), read)).site
}

/** For a document, which reads everything through one API session. Never throws. */
export async function readDocumentSettings<Env extends AppEnv>(
  c: Context<Env>,
  readApi: (path: string) => Promise<Response>,
): Promise<Known> {
  return remembered(c.env.CACHE, c.get('documentLookup')?.version, async () =>
    settingsIn(await readApi(`/api/entries/settings/${onlySlugs.settings}?locale=vi`)),
  )
}

/** For Cron Triggers and deliveries, which need D1 anyway. Never throws. */
export async function readScheduledSettings(db: Database, kv: KVNamespace): Promise<SiteSettings> {
  const read = async () => ({ site: await readStoredSettings(db), isCurrent: true })
  return (await remembered(kv, undefined, read)).site
}

export async function readMessageContext(
  env: Bindings,
  db: Database,
  now: Date,
): Promise<MessageContext> {
  const settings = { ...readSettings(env), site: await readScheduledSettings(db, env.CACHE) }
  return { db, settings, privateSettings: readPrivateSettings(env), now }
}
