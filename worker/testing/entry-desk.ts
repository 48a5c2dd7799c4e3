import { env } from 'cloudflare:test'
import type { AdminEntry, EntryExport, ImportReport } from '../../schema/api/admin-entries'
import { type EntryKind, isOnly } from '../../schema/content/choices'
import { factsFirst } from '../../schema/content/facts'
import type { ErrorBody } from '../../schema/errors'
import type { Locale } from '../../schema/locale'
import { runSchedule } from '../schedule'
import { sampleData, sampleSlug } from './kind-samples'
import { type Desk, openDesk } from './newsroom'
import { request } from './site'

type Data = Record<string, unknown>
type Answer = { status: number; body: AdminEntry & Partial<ErrorBody> }

/** Where the only one of a kind, or a page, stands already, the seed's makes room. */
async function makeRoom(kind: EntryKind): Promise<void> {
  if (!isOnly(kind) && kind !== 'page') return
  await env.DB.prepare('delete from entries where kind = ? and slug = ?')
    .bind(kind, sampleSlug[kind])
    .run()
}

/** Changes entries as an editor does; each change starts from the newest version. */
export async function openEntryDesk(username?: string) {
  const desk: Desk = await openDesk(username)
  const read = async (id: string) => (await desk<AdminEntry>('GET', `/entries/${id}`)).body
  const change = async (id: string, action: string, body: Data = {}): Promise<Answer> =>
    desk('POST', `/entries/${id}/${action}`, { version: (await read(id)).version, ...body })
  return {
    desk,
    read,
    create: async (
      kind: EntryKind,
      input: { data?: Data; slug?: string } = {},
    ): Promise<AdminEntry> => {
      if (input.slug === undefined || isOnly(kind)) await makeRoom(kind)
      const slug = input.slug ?? (kind === 'page' ? sampleSlug.page : undefined)
      const { status, body } = await desk<AdminEntry>('POST', '/entries', {
        kind,
        data: input.data ?? sampleData(kind),
        slug,
      })
      if (status !== 201) throw new Error(`${kind} was not created: ${JSON.stringify(body)}`)
      return body
    },
    /** Saves the data with some fields changed, and a slug if one is given. */
    save: async (id: string, fields: Data, slug?: string): Promise<Answer> => {
      const { version, data } = await read(id)
      return desk('PUT', `/entries/${id}`, { version, data: { ...data, ...fields }, slug })
    },
    publish: (id: string, locales: Locale[], at?: string): Promise<Answer> =>
      change(id, 'publish', { locales, at: at ?? null }),
    unpublish: (id: string, locales: Locale[]): Promise<Answer> =>
      change(id, 'unpublish', { locales }),
    discard: (id: string): Promise<Answer> => change(id, 'discard'),
    hold: (id: string, paths: string[], of = 'drift'): Promise<Answer> =>
      change(id, 'hold', { paths, of }),
    trash: (id: string): Promise<Answer> => desk('DELETE', `/entries/${id}`),
    undelete: (id: string): Promise<Answer> => desk('POST', `/entries/${id}/undelete`),
  }
}
export type EntryDesk = Awaited<ReturnType<typeof openEntryDesk>>

/** What visitors get of an entry in a language. */
export const readPublic = (
  kind: EntryKind,
  slug: string,
  locale: Locale,
  bindings?: Parameters<typeof request>[2],
) => {
  const path = kind === 'post' ? `/api/posts/${slug}` : `/api/entries/${kind}/${slug}`
  return request(`${path}?locale=${locale}`, {}, bindings)
}

/** The content of an entry in a language, as JSON. */
export const readText = async (kind: EntryKind, slug: string, locale: Locale) =>
  (await readPublic(kind, slug, locale)).text()

/** All entries as their export has them, by kind and slug. */
export async function exportAll(desk: Desk): Promise<EntryExport['files']> {
  const files: EntryExport['files'] = []
  for (let after: string | null = ''; after !== null; ) {
    const { body }: { body: EntryExport } = await desk<EntryExport>(
      'GET',
      `/entries/export?after=${after}`,
    )
    files.push(...body.files)
    after = body.next
  }
  return files.sort((a, b) => (`${a.kind} ${a.slug}` < `${b.kind} ${b.slug}` ? -1 : 1))
}

/** Imports files in the batches that the API takes, as `npm run content:import` does. */
export async function importAll(
  desk: Desk,
  files: readonly unknown[],
  overwrite = false,
): Promise<ImportReport['results']> {
  const results: ImportReport['results'] = []
  const all = factsFirst(files)
  for (let at = 0; at < all.length; at += 50) {
    const { body } = await desk<ImportReport>('POST', '/entries/import', {
      files: all.slice(at, at + 50),
      overwrite,
    })
    results.push(...body.results)
  }
  return results
}

export async function wipeEntries(): Promise<void> {
  const tables = ['entries', 'entry_revisions', 'entry_drafts', 'entry_redirects']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
}

/**
 * Runs a Cron Trigger of the Worker at an instant: the one of every minute unless told otherwise.
 */
export const runCron = (at: Date, cron = '* * * * *') =>
  runSchedule({ scheduledTime: at.getTime(), cron, noRetry: () => {} }, env)
