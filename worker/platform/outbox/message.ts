import type { PublicSettings } from '../../../schema/content/site-settings'
import type { Database } from '../db/database'
import type { MailMessage } from '../mail/types'
import type { PrivateSettings } from '../settings/private-settings'
import type { OutboxRow } from './outbox'

/**
 * What a transport sends. In a chat nothing of the text becomes a link; `link` does, on a line of
 * its own.
 */
export type Message =
  | { to: 'mail'; mail: MailMessage }
  | { to: 'telegram'; chat: string; text: string; link?: string }

export interface MessageContext {
  db: Database
  settings: PublicSettings
  privateSettings: PrivateSettings
  now: Date
}

/** Makes what a row of the outbox delivers; undefined where what it is about was erased. */
export type MakeMessage = (
  context: MessageContext,
  row: Pick<OutboxRow, 'kind' | 'subject'>,
) => Promise<Message | undefined>
