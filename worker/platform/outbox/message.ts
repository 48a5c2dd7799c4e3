import type { PublicSettings } from '../../../schema/public-settings'
import type { Database } from '../db/database'
import type { MailMessage } from '../mail/types'
import type { PrivateSettings } from '../settings/private-settings'
import type { OutboxRow } from './outbox'

/** The text never becomes a link in a chat; `link` does, on its own line. */
export type Message =
  | { to: 'mail'; mail: MailMessage }
  | { to: 'telegram'; chat: string; text: string; link?: string }

export interface MessageContext {
  db: Database
  settings: PublicSettings
  privateSettings: PrivateSettings
  now: Date
}

/** Makes a row's message; undefined if its subject was erased. */
export type MakeMessage = (
  context: MessageContext,
  row: Pick<OutboxRow, 'kind' | 'subject'>,
) => Promise<Message | undefined>
