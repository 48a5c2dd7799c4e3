import * as z from 'zod'
import type { HoldCause } from '../mail-hold'
import type { OutboxKind } from '../outbox-kinds'

/** Deliveries of a kind that wait; `old` ones came with the restored rows and may be sent twice. */
export interface HeldKind {
  kind: OutboxKind
  old: number
  fresh: number
  /** UTC ISO instant. */
  oldest: string
}

/** Instants are UTC ISO. */
export interface MailHold {
  cause: HoldCause
  since: string
  restoredTo: string
  /** First what goes out first. */
  waiting: HeldKind[]
  /** Letters to readers that are under way or scheduled since before the restore. */
  letters: number
}

export interface MailHoldState {
  hold: MailHold | null
}

export const releaseMailInput = z.object({
  /** Of the hold that the owner saw; another one is not released. */
  since: z.iso.datetime(),
  /** Drops waiting deliveries from before the restore and pauses letters. */
  dropsOld: z.boolean(),
})
export type ReleaseMailInput = z.output<typeof releaseMailInput>

export interface ReleasedMail {
  dropped: number
  paused: number
}
