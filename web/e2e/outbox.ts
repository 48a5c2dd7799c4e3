import { randomUUID } from 'node:crypto'
import type { TestInfo } from '@playwright/test'
import { writeLocalDatabase } from '../../tools/local-database'

/** How often the test that needs one can be repeated in a run; all of them fit on one page of the outbox. */
const deliveriesEach = 10

export interface DeadDelivery {
  email: string
  /** What it was given up with; no other delivery has it. */
  error: string
}

const deliveryOf = (repetition: number): DeadDelivery => ({
  email: `given-up-${repetition}@example.com`,
  error: `550: mailbox ${repetition} is full`,
})

/**
 * Stores messages of visitors whose acknowledgements were given up. Done before the site is served: D1 does not wait for somebody else's
 * lock, so whatever is written beside a running Worker makes it fail for other tests.
 */
export function addDeadDeliveries(stateDir: string): void {
  const at = new Date().toISOString()
  const deliveries = Array.from({ length: deliveriesEach }, (_, repetition) => deliveryOf(repetition))
  writeLocalDatabase(
    stateDir,
    deliveries.flatMap(({ email, error }) => {
      const message = randomUUID()
      return [
        [
          `insert into submissions (id, kind, name, email, phone, service, message, language, submitted_at, content_hash, created_at)
            values (?, 'contact', 'Desk Visitor', ?, '', 'food', 'Pho or bun?', 'en', ?, ?, ?)`,
          ...[message, email, at, message, at],
        ],
        [
          `insert into outbox (id, kind, subject, idempotency_key, status, attempts, first_tried_at, next_attempt_at, settled_at, created_at, last_error)
            values (?, 'contact-acknowledged', ?, ?, 'dead', 1, ?, ?, ?, ?, ?)`,
          ...[randomUUID(), message, randomUUID(), at, at, at, at, error],
        ],
      ]
    }),
  )
}

/** A delivery that was given up, for this run of a test alone. */
export const deadDelivery = ({ repeatEachIndex }: TestInfo): DeadDelivery => deliveryOf(repeatEachIndex)
