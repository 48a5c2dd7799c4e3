import { env } from 'cloudflare:test'
import { leadSearchText } from '../../schema/leads'

interface StoredLead {
  id: string
  name: string
  email: string
  phone: string
  /** The destination of a trip, the service of a message. */
  about: string
  message: string
  status: string
  assignee: string | null
  createdAt: string
}

let made = 0

function complete(fields: Partial<StoredLead>): StoredLead {
  made += 1
  const at = new Date(Date.UTC(2026, 10, 1) + made * 60_000).toISOString()
  return {
    id: `lead-${made}`,
    name: `Khách số ${made}`,
    email: `khach-${made}@example.com`,
    phone: '',
    about: 'tour',
    message: '',
    status: 'new',
    assignee: null,
    createdAt: at,
    ...fields,
  }
}

/** The statement that stores a trip request, each one a minute newer than the one before; fields replace the defaults. */
export function tripStatement(fields: Partial<StoredLead> = {}): D1PreparedStatement {
  const { id, name, email, phone, about, message, status, assignee, createdAt } = complete({ about: 'Huế', ...fields })
  const searchText = leadSearchText({ name, email, phone, destination: about, message })
  return env.DB.prepare(
    `insert into trip_leads (id, name, email, phone, destination, travel_dates, group_size, budget, interests, message, language,
      submitted_at, status, assignee, search_text, content_hash, created_at) values (?, ?, ?, ?, ?, '', '', '', '', ?, 'vi', ?, ?, ?, ?, ?, ?)`,
  ).bind(id, name, email, phone, about, message, createdAt, status, assignee, searchText, id, createdAt)
}

/** The statement that stores a message of the contact page, see {@link tripStatement}. */
export function messageStatement(fields: Partial<StoredLead> = {}): D1PreparedStatement {
  const { id, name, email, phone, about, message, status, assignee, createdAt } = complete(fields)
  const searchText = leadSearchText({ name, email, phone, message })
  return env.DB.prepare(
    `insert into contact_messages (id, name, email, phone, service, message, language, status, assignee, search_text, content_hash, created_at)
      values (?, ?, ?, ?, ?, ?, 'en', ?, ?, ?, ?, ?)`,
  ).bind(id, name, email, phone, about, message, status, assignee, searchText, id, createdAt)
}
