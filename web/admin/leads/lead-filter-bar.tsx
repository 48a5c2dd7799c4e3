import { useTranslation } from 'react-i18next'
import { leadStatuses, submissionKinds } from '../../../schema/submissions'
import { choiceField, type ListState, patternField, textField } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { SearchField, SelectField } from '../../ui/form-controls'
import { useAdminData } from '../kit/admin-api'
import { cursorFields, filterOptions, fromStart } from '../kit/list-fields'

const kindChoices = ['all', ...submissionKinds] as const
const statusChoices = ['all', ...leadStatuses] as const

export const filterFields = {
  kind: choiceField(kindChoices, 'all'),
  status: choiceField(statusChoices, 'all'),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
}

export const listFields = { ...filterFields, ...cursorFields }

type State = ListState<typeof listFields>

interface LeadFilterBarProps {
  state: State
  set: (change: Partial<State>) => void
}

const drops = ['before', 'after'] as const

export function LeadFilterBar({ state, set }: LeadFilterBarProps) {
  const { t } = useTranslation('admin')
  const { data: editors = [] } = useAdminData('/api/admin/staff')
  const names = [...new Set([...editors, state.assignee])].filter(
    (name) => !['', 'me', 'nobody'].includes(name),
  )
  return (
    <search className="mb-5 grid gap-3">
      <FilterChips
        label={t('leads.status')}
        path="/admin/leads"
        name="status"
        drops={drops}
        value={state.status}
        options={statusChoices.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
        onChange={(status) => set({ status, ...fromStart })}
      />
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[auto_14rem_minmax(16rem,1fr)]">
        {/* The chips' last pixels are room for the focus of one. */}
        <div className="min-w-0 sm:-mb-1">
          <FilterChips
            label={t('leads.kind')}
            path="/admin/leads"
            name="kind"
            drops={drops}
            value={state.kind}
            options={kindChoices.map((value) => ({ value, label: t(`leads.kinds.${value}`) }))}
            onChange={(kind) => set({ kind, ...fromStart })}
          />
        </div>
        <SelectField
          label={t('leads.assignee')}
          name="assignee"
          value={state.assignee}
          options={filterOptions(t('leads.assignees.anyone'), ['me', 'nobody', ...names], (name) =>
            name === 'me' || name === 'nobody' ? t(`leads.assignees.${name}`) : name,
          )}
          onChange={(assignee) => set({ assignee, ...fromStart })}
        />
        <div className="sm:col-span-2 xl:col-span-1">
          <SearchField
            label={t('leads.search')}
            name="q"
            value={state.q}
            placeholder={t('leads.searchHint')}
            onChange={(q) => set({ q, ...fromStart })}
          />
        </div>
      </div>
    </search>
  )
}
