import { randomUUID } from 'node:crypto'
import { readLocalDatabase, writeLocalDatabase } from '../../tools/local-database'

/** Where the acknowledgement of a message stands in the outbox. */
export function deliveryStatus(email: string): unknown {
  const query = `select status from outbox
    where kind = 'contact-acknowledged' and subject = (select id from contact_messages where email = ?)`
  return readLocalDatabase(process.env.E2E_STATE_DIR ?? '', query, email)[0]?.status
}

/**
 * Makes the acknowledgement of a message look as if it had been given up, its mail never kept. Answers the error that it was given up with,
 * which no other delivery has.
 */
export function killDelivery(email: string): string {
  const error = `550: ${randomUUID()}`
  writeLocalDatabase(process.env.E2E_STATE_DIR ?? '', [
    [
      `update outbox set status = 'dead', settled_at = created_at, last_error = ?
        where kind = 'contact-acknowledged' and subject = (select id from contact_messages where email = ?)`,
      error,
      email,
    ],
    ['delete from kept_mails where recipient = ?', email],
  ])
  return error
}
