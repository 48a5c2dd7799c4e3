import { useTranslation } from 'react-i18next'
import { leadStatuses, submissionKinds } from '../../../../schema/submissions'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'
import { FilterChips } from '../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { useAdminData } from '../kit/admin-api'

const cursor = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/

const kindChoices = ['all', ...submissionKinds] as const
const statusChoices = ['all', ...leadStatuses] as const

/** What the inbox is filtered by. */
export const filterFields = {
  kind: choiceField(kindChoices, 'all'),
  status: choiceField(statusChoices, 'all'),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
}

/** The filter, and from where the list goes on. */
export const listFields = { ...filterFields, before: patternField(cursor, ''), after: patternField(cursor, '') }

/** A change of the filter begins at the newest again. */
const fromStart = { before: '', after: '' } as const

/** What differs from the defaults, as a query string with its question mark; empty where nothing does. */
export function queryOf(state: Partial<ListState<typeof listFields>>): '' | `?${string}` {
  const given = Object.entries(state).filter(([, value]) => value !== '' && value !== 'all')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

type State = ListState<typeof listFields>

interface LeadFilterBarProps {
  state: State
  set: (change: Partial<State>) => void
}

const drops = ['before', 'after'] as const

export function LeadFilterBar({ state, set }: LeadFilterBarProps) {
  const { t } = useTranslation('admin')
  const { data: editors = [] } = useAdminData('/api/admin/staff')
  const names = [...new Set([...editors, state.assignee])].filter((name) => !['', 'me', 'nobody'].includes(name))
  const assignees = [
    { value: '', label: t('leads.assignees.anyone') },
    { value: 'me', label: t('leads.assignees.me') },
    { value: 'nobody', label: t('leads.assignees.nobody') },
    ...names.map((name) => ({ value: name, label: name })),
  ]
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
        <FilterChips
          label={t('leads.kind')}
          path="/admin/leads"
          name="kind"
          drops={drops}
          value={state.kind}
          options={kindChoices.map((value) => ({ value, label: t(`leads.kinds.${value}`) }))}
          onChange={(kind) => set({ kind, ...fromStart })}
        />
        <SelectField
          label={t('leads.assignee')}
          name="assignee"
          value={state.assignee}
          options={assignees}
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
