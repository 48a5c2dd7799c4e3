import { randomUUID } from 'node:crypto'
import { writeLocalDatabase } from '../../tools/local-database'

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
