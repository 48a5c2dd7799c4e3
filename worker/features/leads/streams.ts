import { type SQL, sql } from 'drizzle-orm'
import type { LeadList, LeadRow } from '../../../schema/api/admin-leads'
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from '../../../schema/leads'
import { contactMessages } from '../../../schema/tables/contact'
import { tripLeads } from '../../../schema/tables/trip-leads'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, keyset, mergePage } from '../../platform/db/keyset'
import { type LeadColumns, type LeadFilter, leadTables, selectFound } from './search'

/** The rows of one kind and status: an index has them in the order of the inbox. */
interface LeadStream {
  kind: LeadKind
  status: LeadStatus
}

/** The streams that together are what a filter asks for. */
function streamsOf({ kind, status }: LeadFilter): LeadStream[] {
  const kinds = kind === 'all' ? leadKinds : [kind]
  const statuses = status === 'all' ? leadStatuses.filter((one) => one !== 'spam') : [status]
  return kinds.flatMap((one) => statuses.map((state) => ({ kind: one, status: state })))
}

/** The statement that reads columns of one stream, a page at a time. */
function selectStream({ kind, status }: LeadStream, { assignee }: LeadFilter, columns: LeadColumns, page: KeysetPage): SQL {
  const table = leadTables[kind]
  const isAssigned = assignee === undefined ? sql`` : sql`and ${table.assignee} is ${assignee}`
  return sql`
    select ${columns(kind)}, ${table.id} as key from ${table} where ${table.status} = ${status} ${isAssigned}
    ${keyset(table.createdAt, table.id, page)}`
}

/**
 * What a filter asks for, as sources that each run from the newest to the oldest: a search is one, else there is one a kind and status. A
 * source makes the statement for a page; its rows have the asked columns and `key`, which stands in cursors.
 */
export function sourcesOf(filter: LeadFilter): ((columns: LeadColumns, page: KeysetPage) => SQL)[] {
  if (filter.q) return [(columns, page) => selectFound(filter, columns, page)]
  return streamsOf(filter).map((stream) => (columns, page) => selectStream(stream, filter, columns, page))
}

const excerptLength = 160

function rowColumns(kind: LeadKind): SQL {
  const table = leadTables[kind]
  const about = kind === 'trip' ? tripLeads.destination : contactMessages.service
  return sql`
    ${table.id} as id, ${kind} as kind, ${table.name} as name, ${about} as about,
    substr(${table.message}, 1, ${excerptLength}) as excerpt, ${table.language} as language, ${table.status} as status,
    ${table.assignee} as assignee, ${table.createdAt} as createdAt, ${table.updatedAt} as updatedAt`
}

/** A page of the inbox, the newest first; all sources are asked at once. */
export async function listLeads(db: Database, filter: LeadFilter, page: KeysetPage): Promise<LeadList> {
  const statements = sourcesOf(filter).map((source) => source(rowColumns, page))
  const streams = await Promise.all(statements.map((statement) => db.all<LeadRow & { key: string }>(statement)))
  const { rows, newer, older } = mergePage(streams.flat(), page)
  return { leads: rows.map(({ key: _, ...row }) => row), newer, older }
}
