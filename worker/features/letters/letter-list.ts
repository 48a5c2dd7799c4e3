import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type {
  LetterDetail,
  LetterList,
  LetterRow,
  LetterSetup,
  SendingProgress,
} from '../../../schema/api/letters'
import { entries } from '../../../schema/tables/entries'
import { letterLinks, letterSendings } from '../../../schema/tables/letters'
import { senderChecks } from '../../../schema/tables/newsletter'
import { publicLocales } from '../../content/queries'
import { pick } from '../../content/stored-entry'
import { type Database, idList } from '../../platform/db/database'
import { type KeysetPage, keysetOf, toPage } from '../../platform/db/keyset'
import { ApiError } from '../../platform/http/errors'
import { readQuota } from '../../platform/mail/mail-quota'
import { letterVariables, type PrivateSettings } from '../../platform/settings/private-settings'
import { deliveryRunColumns, listDeliveryRuns, progressOf } from './delivery-runs'

const columns = pick(
  entries,
  'id',
  'slug',
  'titleVi',
  'titleEn',
  'statusVi',
  'statusEn',
  'deletedAt',
  'updatedAt',
  'updatedBy',
)

function toRow(
  entry: Pick<typeof entries.$inferSelect, keyof typeof columns>,
  sending: SendingProgress | undefined,
): LetterRow {
  const { statusVi, statusEn, deletedAt, ...row } = entry
  return { ...row, archived: publicLocales(entry), sending: sending ?? null }
}

/** Cursors hold SQLite's row number, because entry ids contain dots. */
export function selectLetters(db: Database, page: KeysetPage) {
  const rowid = sql<number>`${entries}.rowid`
  const { where, orderBy } = keysetOf(entries.updatedAt, rowid, page)
  return db
    .select({ ...columns, createdAt: entries.updatedAt, rowid: rowid.as('rowid') })
    .from(entries)
    .where(and(eq(entries.kind, 'letter'), isNull(entries.deletedAt), where))
    .orderBy(...orderBy)
    .limit(page.limit)
}

export async function listLetters(
  db: Database,
  page: KeysetPage,
  { settings, now }: SetupInput,
): Promise<LetterList> {
  const [found, setup] = await Promise.all([
    selectLetters(db, { ...page, limit: page.limit + 1 }),
    readSetup(db, { settings, now }),
  ])
  const { rows, newer, older } = toPage(
    found.map(({ rowid, createdAt, ...entry }) => ({ id: rowid, createdAt, entry })),
    page,
  )
  const deliveryRuns = await db
    .select(deliveryRunColumns)
    .from(letterSendings)
    .where(
      and(
        inArray(letterSendings.letterId, idList(rows.map(({ entry }) => entry.id))),
        ne(letterSendings.state, 'cancelled'),
      ),
    )
    .orderBy(desc(letterSendings.createdAt))
  const latest = rows.flatMap(
    ({ entry }) => deliveryRuns.find(({ letterId }) => letterId === entry.id) ?? [],
  )
  const progress = new Map(
    (await progressOf(db, latest)).map((one, index) => [latest[index]?.letterId, one]),
  )
  return {
    letters: rows.map(({ entry }) => toRow(entry, progress.get(entry.id))),
    newer,
    older,
    setup,
  }
}

interface SetupInput {
  settings: PrivateSettings
  now: Date
}

async function readSetup(db: Database, { settings, now }: SetupInput): Promise<LetterSetup> {
  const { mail, linkSecret, mailEventsSecret, letterRate, badVariables } = settings
  // `npm run mail:check` stores domains in lower case.
  const domain = mail.from.split('@')[1]?.toLowerCase() ?? ''
  const [dns] = await db
    .select(pick(senderChecks, 'spf', 'dkim', 'dmarc', 'checkedAt'))
    .from(senderChecks)
    .where(eq(senderChecks.domain, domain))
    .limit(1)
  return {
    mail: mail.adapter,
    hasLinkSecret: linkSecret !== undefined,
    hasMailEvents: mailEventsSecret !== undefined,
    rate: letterRate,
    badVariables: letterVariables.filter((name) => badVariables.includes(name)),
    quota: await readQuota(db, mail, now),
    sender: mail.from,
    dns: dns ?? null,
  }
}

export async function readLetter(
  db: Database,
  id: string,
  { settings, now }: SetupInput,
): Promise<LetterDetail> {
  const isLetter = and(eq(entries.id, id), eq(entries.kind, 'letter'))
  const [[entry], stored, setup] = await Promise.all([
    db.select(columns).from(entries).where(isLetter).limit(1),
    listDeliveryRuns(db, id),
    readSetup(db, { settings, now }),
  ])
  if (!entry) throw new ApiError('NOT_FOUND')
  const sendings = await progressOf(db, stored)
  const latest = sendings.find(({ state }) => state !== 'cancelled')
  const links = latest
    ? await db
        .select({ url: letterLinks.url, clicks: letterLinks.clicks })
        .from(letterLinks)
        .where(eq(letterLinks.sendingId, latest.id))
        .orderBy(desc(letterLinks.clicks), letterLinks.position)
    : []
  return { ...toRow(entry, latest), sendings, links, setup }
}
