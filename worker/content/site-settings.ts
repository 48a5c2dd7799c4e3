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

/**
 * An error of KV may keep a change from making the memory outdated: then the settings are read anew
 * after this.
 */
const freshMs = 300_000

interface Known {
  site: SiteSettings
  /**
   * Whether these are the published ones, and not what stands in for them while they cannot be
   * read.
   */
  isCurrent: boolean
}

/**
 * What this isolate has read last, and under which content version, by the KV namespace that holds
 * the version.
 */
const memories = new WeakMap<KVNamespace, { version: string; readAt: number; site: SiteSettings }>()

/** The settings in an answer of the API, without what every entry says beside its content. */
async function settingsIn(response: Response): Promise<Known> {
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  const answer = await response.json<EntryOf<'settings'>>()
  const {
    slug: _slug,
    locales: _locales,
    changedAt: _changedAt,
    cards: _cards,
    factsCheckedOn: _checkedOn,
    ...site
  } = answer
  return { site, isCurrent: !response.headers.get('Warning')?.startsWith('110') }
}

/** The content version; '0' where KV fails, which is logged. */
function versionOf(kv: KVNamespace): Promise<string> {
  return readContentVersion(kv).catch((error: unknown) => {
    logError('the content version could not be read', error)
    return '0'
  })
}

/**
 * The published settings from the isolate's memory, else as `read` returns them. Never throws: an
 * error is logged, and the last ones that were read stand in, or those of a new database, so that
 * no page goes down with its footer.
 */
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

/** The published settings within a request: from memory, KV or D1. Never throws. */
export async function readSiteSettings<Env extends AppEnv>(
  c: Context<Env>,
  db?: Database,
): Promise<SiteSettings> {
  const copies = openCopies(c, db ?? openDatabase(c.env.DB))
  const read = async () => settingsIn(await copies.serveEntry('settings', onlySlugs.settings, 'vi'))
  return (await remembered(c.env.CACHE, c.get('contentVersion'), read)).site
}

/**
 * The same for a document, which shares one database session with all that it reads through the
 * API. Never throws.
 */
export async function readDocumentSettings<Env extends AppEnv>(
  c: Context<Env>,
  readApi: (path: string) => Promise<Response>,
): Promise<Known> {
  return remembered(c.env.CACHE, c.get('documentLookup')?.version, async () =>
    settingsIn(await readApi(`/api/entries/settings/${onlySlugs.settings}?locale=vi`)),
  )
}

/** The same for the Cron Triggers and for deliveries, which need D1 anyway. Never throws. */
export async function readScheduledSettings(db: Database, kv: KVNamespace): Promise<SiteSettings> {
  const read = async () => ({ site: await readStoredSettings(db), isCurrent: true })
  return (await remembered(kv, undefined, read)).site
}

/** What messages are made from, with the published settings. Never throws for those. */
export async function readMessageContext(
  env: Bindings,
  db: Database,
  now: Date,
): Promise<MessageContext> {
  const settings = { ...readSettings(env), site: await readScheduledSettings(db, env.CACHE) }
  return { db, settings, privateSettings: readPrivateSettings(env), now }
}
