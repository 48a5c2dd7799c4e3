import { useTranslation } from 'react-i18next'
import type { AuditAction } from '../../../../schema/tables/audit-log'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { useAdminData } from '../kit/admin-api'

/** Every action; a record, so that a new one without an entry here does not compile. */
const allActions: Record<AuditAction, true> = {
  'admin.login': true,
  'admin.logout': true,
  'admin.password': true,
  'admin.revoke': true,
  'admin.invite': true,
  'admin.uninvite': true,
  'admin.join': true,
  'admin.role': true,
  'admin.remove': true,
  'factor.enable': true,
  'factor.disable': true,
  'factor.codes': true,
  'factor.recovery': true,
  'factor.reset': true,
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
const auditActions = Object.keys(allActions) as AuditAction[]
/** Who the log names for imports from the command line. */
const importCommand = 'products:import'

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

interface AuditFiltersProps {
  state: AuditState
  onChange: (change: Partial<AuditState>) => void
}

export function AuditFilters({ state, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin')
  const { data: editors = [] } = useAdminData('/api/admin/staff')
  // Somebody who left is still in the log, and may be in a link.
  const people = [...new Set([...editors, ...(state.person && state.person !== importCommand ? [state.person] : [])])]
  return (
    <form
      role="search"
      aria-label={t('audit.filters')}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <SelectField
        label={t('audit.person')}
        name="person"
        value={state.person}
        options={[
          { value: '', label: t('audit.everybody') },
          ...people.map((value) => ({ value, label: value })),
          { value: importCommand, label: t('audit.importer') },
        ]}
        onChange={(person) => onChange({ person })}
      />
      <SelectField
        label={t('audit.action')}
        name="action"
        value={state.action}
        options={[
          { value: '', label: t('audit.allActions') },
          ...auditActions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
        ]}
        onChange={(value) => onChange({ action: auditFields.action.parse(value) })}
      />
      <SearchField
        label={t('audit.subject')}
        name="subject"
        value={state.subject}
        placeholder={t('audit.subjectHint')}
        onChange={(subject) => onChange({ subject })}
      />
    </form>
  )
}
