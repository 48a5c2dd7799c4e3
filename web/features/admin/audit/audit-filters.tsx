import { useTranslation } from 'react-i18next'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { useAdminData } from '../kit/use-admin-data'
import { type AuditState, auditActions, auditFields, importCommand } from './list-fields'

interface AuditFiltersProps {
  state: AuditState
  onChange: (change: Partial<AuditState>) => void
}

export function AuditFilters({ state, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin')
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  // Somebody who left is still in the log, and may be in a link.
  const people = [...new Set([...staff, ...(state.person && state.person !== importCommand ? [state.person] : [])])]
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
