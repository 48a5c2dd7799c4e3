import { type SQL, sql } from 'drizzle-orm'
import { fold } from '../../../schema/fold'
import { type LeadKind, type LeadStatus, leadKinds } from '../../../schema/leads'
import { contactMessages } from '../../../schema/tables/contact'
import { tripLeads } from '../../../schema/tables/trip-leads'
import type { KeysetPage } from '../../platform/db/keyset'
import { wordMatch } from '../../platform/db/word-match'
import { phoneForms } from './phone-forms'

export const leadTables = { trip: tripLeads, message: contactMessages } as const

const mostWords = 8

export interface LeadFilter {
  kind: LeadKind | 'all'
  /** `all` is everything but spam. */
  status: LeadStatus | 'all'
  /** Username; null for nobody, undefined for whoever. */
  assignee: string | null | undefined
  q: string
}

/** Columns of a kind, the same names for both. */
export type LeadColumns = (kind: LeadKind) => SQL

/** The words of the column `state` that a filter asks for; triggers write them (migration `0009_growth.sql`). */
function stateWords({ kind, status, assignee }: LeadFilter): string[] {
  const words: string[] = [status === 'all' ? 'kept' : status]
  if (kind !== 'all') words.push(kind)
  if (assignee !== undefined) words.push(assignee === null ? 'nobody' : `by${Buffer.from(assignee).toString('hex')}`)
  return words
}

/** The full-text question of a search. An address is a phrase, not words that may stand anywhere. Undefined where there are no words in it. */
function matchOf(filter: LeadFilter): string | undefined {
  const words = fold(filter.q).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const isAddress = /^\S+@\S+\.\S+$/.test(filter.q)
  const text = isAddress ? `"${words.join(' ')}"` : words.slice(0, mostWords).map(wordMatch).join(' ')
  return `text : (${text}) AND state : (${stateWords(filter).join(' ')})`
}

/** The place of a cursor's row: cursors of a search hold it, a lead's id stands for its own. Where the row is gone, its instant tells. */
function placeOf({ at, id }: { at: string; id: string }): SQL {
  if (/^\d{20}$/.test(id)) return sql`cast(${id} as integer)`
  return sql`coalesce((select max(place) from lead_places where id = ${id}), ${Date.parse(at)} * 1048576)`
}

/** Where whatever came from exactly this e-mail address or phone number stands. */
function selectExact({ kind, status, assignee, q }: LeadFilter): SQL {
  const phones = sql.join(
    phoneForms(q).map((form) => sql`${form}`),
    sql`, `,
  )
  const kinds = kind === 'all' ? leadKinds : [kind]
  const all = kinds.flatMap((one) => {
    const hasStatus = status === 'all' ? sql`status <> 'spam'` : sql`status = ${status}`
    const isAssigned = assignee === undefined ? sql`` : sql`and assignee is ${assignee}`
    return [sql`email = ${q.toLowerCase()}`, sql`phone in (${phones})`].map(
      (isSender) => sql`
        select place from ${leadTables[one]} cross join lead_places on lead_places.id = ${leadTables[one]}.id and kind = ${one}
        where ${isSender} and ${hasStatus} ${isAssigned}`,
    )
  })
  return sql.join(all, sql` union `)
}

/**
 * The statement that reads columns of what a search finds, a page at a time: whose folded text holds every word, or begins one with it, and
 * whatever came from exactly this address or number. The index has them by age, so no more are read than the page has.
 */
export function selectFound(filter: LeadFilter, columns: LeadColumns, page: KeysetPage): SQL {
  const match = matchOf(filter)
  const { before, after, limit } = page
  const bounds = (place: SQL) => sql`
    ${before ? sql`and ${place} < ${placeOf(before)}` : sql``} ${after ? sql`and ${place} > ${placeOf(after)}` : sql``}
    order by ${place} ${after ? sql`asc` : sql`desc`} limit ${limit + 1}`
  const worded =
    match && sql`select place from (select rowid as place from leads_search where leads_search match ${match} ${bounds(sql`rowid`)}) union`
  const rows = leadKinds.map((kind) => {
    const table = leadTables[kind]
    return sql`
      select ${columns(kind)}, printf('%020d', page.place) as key
      from page cross join lead_places on lead_places.place = page.place and lead_places.kind = ${kind}
      cross join ${table} on ${table.id} = lead_places.id`
  })
  return sql`
    with page as materialized (select place from (${worded ?? sql``} ${selectExact(filter)}) where true ${bounds(sql`place`)})
    ${sql.join(rows, sql` union all `)} order by key ${after ? sql`asc` : sql`desc`}`
}
