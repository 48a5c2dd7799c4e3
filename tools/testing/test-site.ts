import { randomUUID } from 'node:crypto'
import { addAdmins } from '../admins'
import { writeLocalDatabase } from '../local-database'
import { type LocalSite, prepareDatabase, serve } from '../local-site'

/**
 * How many members of the staff each worker process of Playwright has to itself; a test that fails
 * ends its process, and another begins.
 */
export const staffPerWorker = 25

/**
 * Staff of the site under test; all have one password. Requests can be given to two hundred people.
 */
export const usernames = Array.from({ length: 7 * staffPerWorker }, (_, index) => `staff-${index}`)
export const password = 'a password of the browser tests'

/** What signs the links of readers and the events and replies of the mail service, at the site under test. */
export const letterSecrets = {
  LINK_SECRET: 'the secret of the links in the browser tests',
  MAIL_EVENTS_SECRET: 'whsec_bWFuZ28tcm9hZC1tYWlsLWV2ZW50cy1zZWNyZXQ=',
  MAIL_INBOUND_SECRET: 'whsec_bWFuZ28tcm9hZC1tYWlsLWluYm91bmQtc2VjcmV0',
} as const

/** A mail that was given up, and the visitor whose message it acknowledges. */
export const deadDelivery = { email: 'given-up@example.com', error: '550: mailbox is full' }

/** Stores it before the site is served: D1 does not wait for somebody else's lock. */
function addDeadDelivery(stateDir: string): void {
  const [message, at] = [randomUUID(), new Date().toISOString()]
  writeLocalDatabase(stateDir, [
    [
      `insert into submissions (id, kind, name, email, phone, service, message, language, submitted_at, content_hash, created_at)
        values (?, 'contact', 'Desk Visitor', ?, '', 'food', 'Pho or bun?', 'en', ?, ?, ?)`,
      message,
      deadDelivery.email,
      at,
      message,
      at,
    ],
    [
      `insert into outbox (id, kind, subject, idempotency_key, status, attempts, first_tried_at, next_attempt_at, settled_at, created_at, last_error)
        values (?, 'contact-acknowledged', ?, ?, 'dead', 1, ?, ?, ?, ?, ?)`,
      randomUUID(),
      message,
      randomUUID(),
      at,
      at,
      at,
      at,
      deadDelivery.error,
    ],
  ])
}

/**
 * Prints errors that the Worker logs, with their stack: a test that fails by one sees its status
 * alone.
 */
function logErrors(text: string): void {
  if (/"stack":|\[ERROR\]/.test(text)) process.stderr.write(text)
}

/**
 * Serves the built site as the browser tests expect it. A state folder that has a database already
 * keeps its contents.
 */
export async function serveTestSite(port: number, stateDir: string): Promise<LocalSite> {
  prepareDatabase(stateDir)
  await addAdmins({ stateDir }, usernames, password)
  addDeadDelivery(stateDir)
  return serve({
    port,
    stateDir,
    variables: {
      ...letterSecrets,
      LETTER_RATE: '75',
      FACTOR_KEY: 'the key of second factors in the browser tests',
    },
    log: logErrors,
  })
}
