import type { Locale } from '../../../schema/locale'
import {
  type LeadStatus,
  type SubmissionField,
  type SubmissionKind,
  submissionFields,
} from '../../../schema/submissions'
import { submissions } from '../../../schema/tables/submissions'
import { vietnamMinute } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, readAll } from '../../platform/db/keyset'
import { planText } from '../../platform/mail/templates/trip-words'
import { mailTexts } from '../../platform/mail/texts/mail-texts'
import { type LeadFilter, pageOf } from './search'

interface ExportTexts {
  /** Headings before and after those of the form's fields. */
  first: string[]
  last: string[]
  kinds: Record<SubmissionKind, string>
  statuses: Record<LeadStatus, string>
}

const exportTexts: Record<Locale, ExportTexts> = {
  vi: {
    first: [
      'Nhận lúc (giờ Việt Nam)',
      'Loại',
      'Trạng thái',
      'Người phụ trách',
      'Ngày hẹn',
      'Giá trị (đồng)',
    ],
    last: ['Ngôn ngữ của khách', 'Mã'],
    kinds: { trip: 'Yêu cầu chuyến đi', contact: 'Tin nhắn' },
    statuses: {
      new: 'Mới',
      open: 'Đang xử lý',
      waiting: 'Chờ khách trả lời',
      won: 'Đã chốt',
      lost: 'Không thành',
      spam: 'Thư rác',
    },
  },
  en: {
    first: [
      'Received (Vietnam time)',
      'Kind',
      'Status',
      'Assignee',
      'Follow-up day',
      'Value (VND)',
    ],
    last: ['Visitor’s language', 'Id'],
    kinds: { trip: 'Trip request', contact: 'Message' },
    statuses: {
      new: 'New',
      open: 'Open',
      waiting: 'Waiting for visitor',
      won: 'Won',
      lost: 'Lost',
      spam: 'Spam',
    },
  },
}

const maxExported = 50_000
const rowsPerPage = 500

type StoredSubmission = typeof submissions.$inferSelect

const fields = new Set<SubmissionField>([...submissionFields.trip, ...submissionFields.contact])
const csvFields = [...fields].filter((field) => field !== 'message')

/** Counted first, because the audit entry is written before the first row is sent. */
export async function countExported(db: Database, filter: LeadFilter): Promise<number> {
  const { where } = pageOf(db, filter, { limit: maxExported })
  return db.$count(
    db.select({ id: submissions.id }).from(submissions).where(where).limit(maxExported),
  )
}

export function exportHeader(locale: Locale): string[] {
  const { labels } = mailTexts[locale]
  const { first, last } = exportTexts[locale]
  const words = [...csvFields, 'message', 'plan'] as const
  return [...first, ...words.map((field) => labels[field]), ...last]
}

function exportLine(row: StoredSubmission, locale: Locale): string[] {
  const { kinds, statuses } = exportTexts[locale]
  const service = row.service ? mailTexts[locale].services[row.service] : ''
  const texts = { ...row, service }
  return [
    vietnamMinute(row.createdAt),
    kinds[row.kind],
    statuses[row.status],
    row.assignee ?? '',
    row.followUpOn ?? '',
    String(row.value ?? ''),
    ...csvFields.map((field) => texts[field]),
    row.message,
    row.plan ? planText(row.plan, locale) : '',
    row.language,
    row.id,
  ]
}

export async function* exportLines(
  db: Database,
  filter: LeadFilter,
  locale: Locale,
): AsyncGenerator<string[], void> {
  const read = async (page: KeysetPage) => {
    const { where, orderBy } = pageOf(db, filter, page)
    return db
      .select()
      .from(submissions)
      .where(where)
      .orderBy(...orderBy)
      .limit(page.limit)
  }
  let count = 0
  for await (const row of readAll(read, rowsPerPage)) {
    if (count === maxExported) return
    count += 1
    yield exportLine(row, locale)
  }
}
