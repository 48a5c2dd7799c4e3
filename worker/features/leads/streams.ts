import { type SQL, sql } from 'drizzle-orm'
import type { LeadList, LeadRow } from '../../../schema/api/admin-leads'
import { fold } from '../../../schema/fold'
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from '../../../schema/leads'
import { contactMessages } from '../../../schema/tables/contact'
import { tripLeads } from '../../../schema/tables/trip-leads'
import type { Database } from '../../lib/database'
import { type KeysetPage, keyset, mergePage } from '../../lib/keyset'
import { phoneForms } from './phone-forms'

export const leadTables = { trip: tripLeads, message: contactMessages } as const

/** A search looks at the words of so many of the newest rows of a kind and status. */
const searchedRows = 5000
const mostWords = 8

export interface LeadFilter {
  kind: LeadKind | 'all'
  /** `all` is everything but spam. */
  status: LeadStatus | 'all'
  /** Username; null for nobody, undefined for whoever. */
  assignee: string | null | undefined
  q: string
}

/** The rows of one kind and status: an index has them in the order of the inbox. */
export interface LeadStream {
  kind: LeadKind
  status: LeadStatus
}

/** The streams that together are what a filter asks for. */
export function streamsOf({ kind, status }: LeadFilter): LeadStream[] {
  const kinds = kind === 'all' ? leadKinds : [kind]
  const statuses = status === 'all' ? leadStatuses.filter((one) => one !== 'spam') : [status]
  return kinds.flatMap((one) => statuses.map((state) => ({ kind: one, status: state })))
}

/**
 * The ids that a search finds: the newest 5,000 rows of the kind and status whose folded text holds every word, and through indexes, however
 * old, whatever came from exactly this e-mail address or phone number.
 */
function found({ kind, status }: LeadStream, q: string): SQL {
  const table = leadTables[kind]
  const words = fold(q).split(' ').slice(0, mostWords)
  const holdsAll = words.map((word) => sql`instr(search_text, ${word}) > 0`)
  const phones = phoneForms(q).map((form) => sql`${form}`)
  return sql`(
    select id from (
      select id, search_text from ${table} where status = ${status} order by created_at desc, id desc limit ${searchedRows}
    ) where ${sql.join(holdsAll, sql` and `)}
    union select id from ${table} where email = ${q.toLowerCase()}
    union select id from ${table} where phone in (${sql.join(phones, sql`, `)})
  ) as found`
}

/** The statement that reads columns of one stream, a page at a time. A search goes from what it found to the rows, never the other way. */
export function selectStream(stream: LeadStream, filter: LeadFilter, columns: SQL, page: KeysetPage): SQL {
  const table = leadTables[stream.kind]
  const source = filter.q ? sql`${found(stream, filter.q)} cross join ${table} on ${table.id} = found.id` : sql`${table}`
  const { assignee } = filter
  const isAssigned = assignee === undefined ? sql`` : sql`and ${table.assignee} is ${assignee}`
  return sql`
    select ${columns} from ${source} where ${table.status} = ${stream.status} ${isAssigned}
    ${keyset(table.createdAt, table.id, page)}`
}

const excerptLength = 160

function rowColumns(kind: LeadKind): SQL {
  const table = leadTables[kind]
  const about = kind === 'trip' ? tripLeads.destination : contactMessages.service
  return sql`
    ${table.id} as id, ${table.id} as key, ${kind} as kind, ${table.name} as name, ${about} as about,
    substr(${table.message}, 1, ${excerptLength}) as excerpt, ${table.language} as language, ${table.status} as status,
    ${table.assignee} as assignee, ${table.createdAt} as createdAt, ${table.updatedAt} as updatedAt`
}

/** A page of the inbox, the newest first; all streams are asked at once. */
export async function listLeads(db: Database, filter: LeadFilter, page: KeysetPage): Promise<LeadList> {
  const statements = streamsOf(filter).map((stream) => selectStream(stream, filter, rowColumns(stream.kind), page))
  const streams = await Promise.all(statements.map((statement) => db.all<LeadRow & { key: string }>(statement)))
  const { rows, newer, older } = mergePage(streams.flat(), page)
  return { leads: rows.map(({ key: _, ...row }) => row), newer, older }
}
