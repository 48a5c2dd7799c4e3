import { readLocalDatabase } from '../../tools/local-database'

export interface KeptMail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The mails that the site under test kept for an address, the oldest first. */
export function mailsTo(address: string): KeptMail[] {
  const query =
    'select subject, text, html, headers from kept_mails where recipient = ? order by created_at'
  const rows = readLocalDatabase(process.env.E2E_STATE_DIR ?? '', query, address)
  return rows.map(({ subject, text, html, headers }) => ({
    subject: String(subject),
    text: String(text),
    html: String(html),
    headers: JSON.parse(String(headers)) as Record<string, string>,
  }))
}

/** The path and query of the first link of a mail below a path, on whatever host. */
export function linkIn({ text }: KeptMail, path: string): string {
  const found = new RegExp(`https?://[^\\s/]+(\\S*${path}\\S*)`).exec(text)?.[1]
  if (!found) throw new Error(`the mail has no link to ${path}`)
  return found
}
