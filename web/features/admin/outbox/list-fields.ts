import type { OutboxStatus } from '../../../../schema/api/admin-outbox'
import type { OutboxKind } from '../../../../schema/tables/outbox'
import { choiceField, type ListState, patternField } from '../../../lib/list-state'
import type { Tone } from '../kit/status-mark'

/** Every kind; a record, so that a new one without a place here does not compile. */
const allKinds: Record<OutboxKind, true> = {
  'trip-staff': true,
  'trip-acknowledged': true,
  'trip-channel': true,
  'contact-staff': true,
  'contact-acknowledged': true,
  'contact-channel': true,
  'newsletter-confirm': true,
  'newsletter-welcome': true,
  'article-channel': true,
}
export const outboxKinds = Object.keys(allKinds) as OutboxKind[]
export const statusChoices = ['all', 'pending', 'dead', 'sent', 'gone'] as const
export const statusTones: Record<OutboxStatus, Tone> = { pending: 'strong', dead: 'bad', sent: 'good', gone: 'plain' }

export const outboxFields = {
  tab: choiceField(['deliveries', 'mails'], 'deliveries'),
  status: choiceField(statusChoices, 'all'),
  kind: choiceField(['', ...outboxKinds], ''),
  page: patternField(/^[1-9]\d{0,2}$/, '1'),
}
export type OutboxState = ListState<typeof outboxFields>

/** The API path of what is asked for. */
export function outboxPath({ status, kind, page }: OutboxState): `/api/admin/outbox?${string}` {
  const query = new URLSearchParams({ status, page, ...(kind && { kind }) })
  return `/api/admin/outbox?${query}`
}
