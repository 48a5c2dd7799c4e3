import type { Database } from './database'
import type { MailMessage } from './mails/types'
import type { OutboxRow } from './outbox'
import type { PrivateSettings } from './private-settings'
import type { Settings } from './settings'

/** What is carried to somebody else. */
export type Parcel = { to: 'mail'; message: MailMessage } | { to: 'telegram'; chat: string; text: string }

export interface ParcelContext {
  db: Database
  settings: Settings
  privateSettings: PrivateSettings
  now: Date
}

/** Makes what a row of the outbox delivers; undefined where what it is about was erased. */
export type MakeParcel = (context: ParcelContext, row: Pick<OutboxRow, 'kind' | 'subject'>) => Promise<Parcel | undefined>
