function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

const subscriptionTables = ['newsletter_subscriptions', 'orchard_subscriptions'] as const

/** Outbox subjects of letters: sending and reader id, which hide the address. */
function letterSubjects(address: string): string {
  return subscriptionTables
    .map(
      (table) =>
        `select letter_sendings.id || ':' || reader_id
        from letter_sendings, ${table} where email = ${address}`,
    )
    .join(' union ')
}

/** Outbox subjects of answers from the desk: lead and message id. */
function answerSubjects(address: string): string {
  return `select lead_id || ':' || id from lead_messages where lead_id in (${leadIds(address)})`
}

/** Outbox subjects of deliveries about an address. D1 takes five terms of a union. */
function subjects(address: string): string {
  return `(${leadIds(address)} union ${answerSubjects(address)}
    union select * from (${letterSubjects(address)})
    union ${bookingCodes(address)} union select ${address})`
}

/** Those that were only held have no address. */
function bookingCodes(address: string): string {
  return `select code from bookings where email = ${address} and email <> ''`
}

/** Bookkeeping needs what was paid, not by whom. */
const withoutPerson = `name = '', email = '', phone = '', chat = null, diet = '', pick_up = '',
  note = ''`

/** A lead entered by hand may have no address, which is nobody's. */
function leadIds(address: string): string {
  return `select id from submissions where email = ${address} and email <> ''`
}

/** Dev mails to the visitor, or to admins about the visitor, by idempotency key. */
function devMails(address: string): string {
  return `kept_mails where recipient = ${address} or id in
    (select idempotency_key from outbox where subject in ${subjects(address)})`
}

/** Queries by table for all data about a lower-case address. */
export function exportQueries(email: string): Record<string, string> {
  const address = literal(email)
  return {
    submissions: `select * from submissions where id in (${leadIds(address)})`,
    lead_notes: `select * from lead_notes where lead_id in (${leadIds(address)})`,
    lead_messages: `select * from lead_messages where lead_id in (${leadIds(address)})
      or sender = ${address}`,
    ...Object.fromEntries(
      subscriptionTables.map((table) => [table, `select * from ${table} where email = ${address}`]),
    ),
    newsletter_tokens: `select purpose, list, expires_at, used_at, created_at
      from newsletter_tokens where email = ${address}`,
    mail_suppressions: `select * from mail_suppressions where email = ${address}`,
    bookings: `select * from bookings where code in (${bookingCodes(address)})`,
    payments: `select * from payments where code in (${bookingCodes(address)})`,
    tour_reviews: `select * from tour_reviews where code in (${bookingCodes(address)})`,
    outbox: `select * from outbox where subject in ${subjects(address)}`,
    kept_mails: `select * from ${devMails(address)}`,
  }
}

/** Not erased: suppressions protect the person if somebody enters the address again. */
export const keptTables: readonly string[] = ['mail_suppressions']

/**
 * Deletes everything but {@link keptTables}, and of bookings and payments the person; the order lets
 * each statement find its rows.
 */
export function eraseStatements(email: string): string[] {
  const address = literal(email)
  return [
    `delete from ${devMails(address)}`,
    `delete from outbox where subject in ${subjects(address)}`,
    `delete from newsletter_tokens where email = ${address}`,
    ...subscriptionTables.map((table) => `delete from ${table} where email = ${address}`),
    `delete from lead_notes where lead_id in (${leadIds(address)})`,
    `delete from lead_messages where lead_id in (${leadIds(address)}) or sender = ${address}`,
    `delete from submissions where id in (${leadIds(address)})`,
    `delete from tour_reviews where code in (${bookingCodes(address)})`,
    `update payments set note = '' where code in (${bookingCodes(address)})`,
    `update bookings set ${withoutPerson} where email = ${address} and email <> ''`,
  ]
}
