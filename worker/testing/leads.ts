import { env } from 'cloudflare:test'
import type { ContactService, SubmissionKind } from '../../schema/submissions'
import { searchTextOf } from '../features/submissions/search'

interface StoredLead {
  kind: SubmissionKind
  id: string
  name: string
  email: string
  phone: string
  destination: string
  service: ContactService | null
  message: string
  language: string
  status: string
  assignee: string | null
  createdAt: string
}

let made = 0

/**
 * The statement that stores a lead, each one a minute newer than the one before; fields replace the
 * defaults.
 */
function leadStatement(
  fields: Partial<StoredLead> & Pick<StoredLead, 'kind'>,
): D1PreparedStatement {
  made += 1
  const lead: StoredLead = {
    id: `lead-${made}`,
    name: `Khách số ${made}`,
    email: `khach-${made}@example.com`,
    phone: '',
    destination: '',
    service: null,
    message: '',
    language: 'vi',
    status: 'new',
    assignee: null,
    createdAt: new Date(Date.UTC(2026, 10, 1) + made * 60_000).toISOString(),
    ...fields,
  }
  const columns = Object.keys(lead).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  return env.DB.prepare(
    `insert into submissions (${columns.join(', ')}, submitted_at, search_text, content_hash)
      values (${columns.map(() => '?').join(', ')}, ?, ?, ?)`,
  ).bind(...Object.values(lead), lead.createdAt, searchTextOf(lead), lead.id)
}

export const tripStatement = (fields: Partial<StoredLead> = {}) =>
  leadStatement({ kind: 'trip', destination: 'Huế', ...fields })
export const contactStatement = (fields: Partial<StoredLead> = {}) =>
  leadStatement({ kind: 'contact', service: 'tour', language: 'en', ...fields })
