import type { Cursor } from '../../../schema/api/admin-cursor'
import type { Locale } from '../../../schema/locale'
import { type SubmissionField, submissionFields } from '../../../schema/submissions'
import { submissions } from '../../../schema/tables/submissions'
import { vietnamMinute } from '../../../schema/time'
import { selectCount } from '../../platform/db/capped-count'
import type { Database } from '../../platform/db/database'
import { planText } from '../../platform/mail/templates/plan-text'
import { mailTexts } from '../../platform/mail/texts/mail-texts'
import { exportTexts } from './export-texts'
import { pageOf } from './queries'
import { type LeadFilter, matchesFilter } from './search'

/** The most rows of one file; older ones need a filter. */
export const maxExported = 50_000
const rowsPerPage = 500

type StoredSubmission = typeof submissions.$inferSelect

/** The fields of both kinds, the message last. */
const fields = [...new Set<SubmissionField>([...submissionFields.trip, ...submissionFields.contact])]
const csvFields: readonly SubmissionField[] = [...fields.filter((field) => field !== 'message'), 'message']

/** How many rows a file will have: counted beforehand, so that the audit log knows it before the first row leaves. */
export async function countExported(db: Database, filter: LeadFilter): Promise<number> {
  const [row] = await selectCount(db, { table: submissions, where: matchesFilter(filter), cap: maxExported })
  return row?.count ?? 0
}

/** The first line of the file. */
export function exportHeader(locale: Locale): string[] {
  const { labels } = mailTexts[locale]
  const { kind, received, status, assignee, language, id } = exportTexts[locale]
  return [received, kind, status, assignee, ...csvFields.map((field) => labels[field]), labels.plan, language, id]
}

function exportLine(row: StoredSubmission, locale: Locale): string[] {
  const { kinds, statuses } = exportTexts[locale]
  const service = row.service ? mailTexts[locale].services[row.service] : ''
  const texts = { ...row, service }
  const plan = row.plan ? planText(row.plan, locale) : ''
  const state = [vietnamMinute(row.createdAt), kinds[row.kind], statuses[row.status], row.assignee ?? '']
  return [...state, ...csvFields.map((field) => texts[field]), plan, row.language, row.id]
}

/** The other lines, the newest first, at most {@link maxExported}; a page at a time is in memory. */
export async function* exportLines(db: Database, filter: LeadFilter, locale: Locale): AsyncGenerator<string[], void> {
  let before: Cursor | undefined
  for (let count = 0; count < maxExported; count += rowsPerPage) {
    const { where, orderBy } = pageOf(filter, { before })
    const rows = await db
      .select()
      .from(submissions)
      .where(where)
      .orderBy(...orderBy)
      .limit(rowsPerPage)
    for (const row of rows) yield exportLine(row, locale)
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerPage) return
    before = { at: last.createdAt, id: last.id }
  }
}
