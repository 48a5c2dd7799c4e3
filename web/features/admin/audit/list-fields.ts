import type { AuditAction } from '../../../../schema/tables/audit-log'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'

/** Every action; a record, so that a new one without a place here does not compile. */
const allActions: Record<AuditAction, true> = {
  'admin.login': true,
  'admin.logout': true,
  'admin.password': true,
  'admin.revoke': true,
  'post.create': true,
  'post.update': true,
  'post.publish': true,
  'post.unpublish': true,
  'post.delete': true,
  'post.undelete': true,
  'post.restore': true,
  'post.preview': true,
  'redirect.delete': true,
  'lead.update': true,
  'lead.note': true,
  'lead.export': true,
  'subscriber.export': true,
  'subscriber.remove': true,
  'product.update': true,
  'product.import': true,
  'outbox.retry': true,
}
export const auditActions = Object.keys(allActions) as AuditAction[]
/** Who the log names for imports from the command line. */
export const importCommand = 'products:import'

export const auditFields = {
  person: textField(),
  action: choiceField(['', ...auditActions], ''),
  subject: textField(),
  before: patternField(/^[1-9]\d{0,15}$/, ''),
}
export type AuditState = ListState<typeof auditFields>

/** The API path of what is asked for. */
export function auditPath({ person, action, subject, before }: AuditState): `/api/admin/audit?${string}` {
  const given = { username: person, action, subject: subject.trim(), before }
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
  return `/api/admin/audit?${query}`
}
