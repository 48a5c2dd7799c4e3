import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { patternField, textField } from '../../lib/list-state'
import { control, SelectField } from '../../ui/form-controls'
import { useAdminData } from './admin-api'
import { filterOptions } from './list-fields'

const day = /^\d{4}-\d\d-\d\d$/

/** Who changed a row last, and in which days of Vietnam. */
export const changeFields = {
  by: textField(),
  from: patternField(day, ''),
  to: patternField(day, ''),
}

interface ChangeFilterState {
  by: string
  from: string
  to: string
}

interface ChangeFiltersProps {
  state: ChangeFilterState
  onChange: (change: Partial<ChangeFilterState>) => void
}

/** The filters of a list by its last change. */
export function ChangeFilters({ state, onChange }: ChangeFiltersProps) {
  const { t } = useTranslation('admin')
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  // Somebody who left may still be in a link.
  const people = [...new Set([...staff, state.by])].filter((name) => name !== '')
  return (
    <>
      <SelectField
        label={t('entries.by')}
        name="by"
        value={state.by}
        options={filterOptions(t('entries.anybody'), people, (name) => name)}
        onChange={(by) => onChange({ by })}
      />
      <DayField
        label={t('entries.from')}
        value={state.from}
        onChange={(from) => onChange({ from })}
      />
      <DayField label={t('entries.to')} value={state.to} onChange={(to) => onChange({ to })} />
    </>
  )
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={control}
      />
    </div>
  )
}
