function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

const subscriptionTables = ['newsletter_subscriptions', 'orchard_subscriptions'] as const

/**
 * The subjects that the outbox has for letters to an address: a sending and a reader, whose id no
 * address can be read from.
 */
function letterSubjects(address: string): string {
  return subscriptionTables
    .map(
      (table) =>
        `select letter_sendings.id || ':' || reader_id from letter_sendings, ${table} where email = ${address}`,
    )
    .join(' union ')
}

/** The ids and addresses that the outbox has as subject of deliveries about an e-mail address. */
function subjects(address: string): string {
  return `(${leadIds(address)} union ${letterSubjects(address)} union select ${address})`
}

/** The ids of somebody's requests and messages. */
function leadIds(address: string): string {
  return `select id from submissions where email = ${address}`
}

/**
 * Mails of the dev mailbox to the visitor, or to the admins about the visitor: their ids are the
 * deliveries' keys.
 */
function devMails(address: string): string {
  return `kept_mails where recipient = ${address} or id in (select idempotency_key from outbox where subject in ${subjects(address)})`
}

/**
 * Queries for everything that is stored about an e-mail address (in lower case, as it is stored),
 * by table.
 */
export function exportQueries(email: string): Record<string, string> {
  const address = literal(email)
  return {
    submissions: `select * from submissions where email = ${address}`,
    lead_notes: `select * from lead_notes where lead_id in (${leadIds(address)})`,
    ...Object.fromEntries(
      subscriptionTables.map((table) => [table, `select * from ${table} where email = ${address}`]),
    ),
    newsletter_tokens: `select purpose, list, expires_at, used_at, created_at from newsletter_tokens where email = ${address}`,
    mail_suppressions: `select * from mail_suppressions where email = ${address}`,
    outbox: `select * from outbox where subject in ${subjects(address)}`,
    kept_mails: `select * from ${devMails(address)}`,
  }
}

/**
 * What is not erased: that no mail may go to an address protects the person, whoever enters the
 * address next.
 */
export const keptTables: readonly string[] = ['mail_suppressions']

/**
 * Statements that delete all of it but {@link keptTables}, in an order in which each still finds
 * its rows.
 */
export function eraseStatements(email: string): string[] {
  const address = literal(email)
  return [
    `delete from ${devMails(address)}`,
    `delete from outbox where subject in ${subjects(address)}`,
    `delete from newsletter_tokens where email = ${address}`,
    ...subscriptionTables.map((table) => `delete from ${table} where email = ${address}`),
    `delete from lead_notes where lead_id in (${leadIds(address)})`,
    `delete from submissions where email = ${address}`,
  ]
}
