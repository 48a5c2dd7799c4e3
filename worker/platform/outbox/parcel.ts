import type { Database } from '../db/database'
import type { MailMessage } from '../mail/types'
import type { PrivateSettings } from '../settings/private-settings'
import type { Settings } from '../settings/settings'
import type { OutboxRow } from './outbox'

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
