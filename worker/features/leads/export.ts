import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { MessageWords, TripWords } from '../../../schema/api/admin-leads'
import { tripPlan } from '../../../schema/api/trip-plan'
import type { LeadKind } from '../../../schema/leads'
import type { Locale } from '../../../schema/locale'
import { contactMessages } from '../../../schema/tables/contact'
import { tripLeads } from '../../../schema/tables/trip-leads'
import { vietnamMinute } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { mergeAll, readAll } from '../../platform/db/keyset'
import { planText } from '../../platform/mail/templates/plan-text'
import { mailTexts } from '../../platform/mail/texts/mail-texts'
import { exportTexts } from './export-texts'
import { type LeadFilter, leadTables } from './search'
import { sourcesOf } from './streams'

/** The most rows of one file; who wants older ones filters. */
export const mostExported = 50_000
/** So many rows of a source are read at once. */
const rowsAtOnce = 500

type Exported = Omit<TripWords, 'kind' | 'plan'> & {
  kind: LeadKind
  key: string
  service: MessageWords['service'] | ''
  /** The day plan as JSON; empty without one. */
  plan: string
}

const shared = ['id', 'name', 'email', 'phone', 'message', 'language', 'status', 'assignee', 'createdAt', 'updatedAt'] as const
const ofTrips = ['destination', 'travelDates', 'groupSize', 'budget', 'interests'] as const

/** The same columns for both kinds; those that a kind does not have are empty. */
function exportColumns(kind: LeadKind): SQL {
  const table = leadTables[kind]
  const named = (value: SQLWrapper, name: string) => sql`${value} as ${sql.identifier(name)}`
  const none = sql`''`
  const own = [
    ...ofTrips.map((name) => named(kind === 'trip' ? tripLeads[name] : none, name)),
    named(kind === 'trip' ? none : contactMessages.service, 'service'),
    named(kind === 'trip' ? sql`coalesce(${tripLeads.plan}, '')` : none, 'plan'),
  ]
  const all = [named(sql`${kind}`, 'kind'), ...shared.map((name) => named(table[name], name)), ...own]
  return sql.join(all, sql`, `)
}

/** How many rows a file will have. Counted beforehand, so that the audit log knows of it before the first row leaves. */
export async function countExported(db: Database, filter: LeadFilter): Promise<number> {
  const statements = sourcesOf(filter).map((source) => source(() => sql`1 as one`, { limit: mostExported - 1 }))
  const counts = await Promise.all(
    statements.map((statement) => db.all<{ count: number }>(sql`select count(*) as count from (${statement})`)),
  )
  return Math.min(
    mostExported,
    counts.flat().reduce((sum, { count }) => sum + count, 0),
  )
}

/** The first line of the file. */
export function exportHeader(locale: Locale): string[] {
  const { labels } = mailTexts[locale]
  const { kind, received, status, assignee, language, id } = exportTexts[locale]
  const { name, email, phone, destination, travelDates, groupSize, budget, interests, service, message, plan } = labels
  const words = [name, email, phone, destination, travelDates, groupSize, budget, interests, service, message, plan]
  return [received, kind, status, assignee, ...words, language, id]
}

/** The days of a plan as lines; empty without one. Only what {@link tripPlan} lets through is written. */
function planLines(plan: string, locale: Locale): string {
  return plan === '' ? '' : planText(tripPlan.parse(JSON.parse(plan)), locale)
}

function exportLine(lead: Exported, locale: Locale): string[] {
  const { kinds, statuses } = exportTexts[locale]
  const { name, email, phone, destination, travelDates, groupSize, budget, interests, service, message } = lead
  const about = service === '' ? '' : mailTexts[locale].services[service]
  const words = [name, email, phone, destination, travelDates, groupSize, budget, interests, about, message, planLines(lead.plan, locale)]
  return [vietnamMinute(lead.createdAt), kinds[lead.kind], statuses[lead.status], lead.assignee ?? '', ...words, lead.language, lead.id]
}

/** The other lines, the newest first, at most {@link mostExported}. Only a few pages are held at once. */
export async function* exportLines(db: Database, filter: LeadFilter, locale: Locale): AsyncGenerator<string[], void> {
  let count = 0
  const sources = sourcesOf(filter).map((source) => readAll((page) => db.all<Exported>(source(exportColumns, page)), rowsAtOnce))
  for await (const lead of mergeAll(sources)) {
    if (count === mostExported) return
    count += 1
    yield exportLine(lead, locale)
  }
}
