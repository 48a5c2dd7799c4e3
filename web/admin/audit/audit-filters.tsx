import { useTranslation } from 'react-i18next'
import { auditActions } from '../../../schema/audit-actions'
import { choiceField, type ListState, patternField, textField } from '../../lib/list-state'
import { SearchField, SelectField } from '../../ui/form-controls'
import { useAdminData } from '../kit/admin-api'
import { FilterForm } from '../kit/filter-form'
import { filterOptions } from '../kit/list-fields'

/** The log's usernames of imports from the command line. */
const importCommands = ['products:import', 'content:import']

export const auditFields = {
  person: textField(),
  action: choiceField(['', ...auditActions], ''),
  subject: textField(),
  before: patternField(/^[1-9]\d{0,15}$/, ''),
}
export type AuditState = ListState<typeof auditFields>

/** Returns the API path of the filtered log. */
export function auditPath({
  person,
  action,
  subject,
  before,
}: AuditState): `/api/admin/audit?${string}` {
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
  const people = [...new Set([...editors, state.person, ...importCommands])].filter(
    (name) => name !== '',
  )
  return (
    <FilterForm label={t('audit.filters')} className="sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={t('audit.person')}
        name="person"
        value={state.person}
        options={filterOptions(t('audit.everybody'), people, (name) =>
          importCommands.includes(name) ? t('audit.importer', { command: name }) : name,
        )}
        onChange={(person) => onChange({ person })}
      />
      <SelectField
        label={t('audit.action')}
        name="action"
        value={state.action}
        options={filterOptions(t('audit.allActions'), auditActions, (value) =>
          t(`audit.actions.${value}`),
        )}
        onChange={(action) => onChange({ action })}
      />
      <SearchField
        label={t('audit.subject')}
        name="subject"
        value={state.subject}
        placeholder={t('audit.subjectHint')}
        onChange={(subject) => onChange({ subject })}
      />
    </FilterForm>
  )
}
