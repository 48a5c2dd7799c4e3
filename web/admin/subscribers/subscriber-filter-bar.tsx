import { useTranslation } from 'react-i18next'
import type { SubscriberList, SubscriptionStatus } from '../../../schema/api/admin-subscribers'
import { mailingLists } from '../../../schema/mailing-lists'
import { choiceField, type ListState, textField } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { SearchField } from '../../ui/form-controls'
import { cursorFields, fromStart } from '../kit/list-fields'

const statuses = ['confirmed', 'pending', 'unsubscribed'] as const
const statusChoices = ['all', ...statuses] as const
const languageChoices = ['all', 'vi', 'en'] as const

export const listFields = {
  list: choiceField(mailingLists, 'letter'),
  status: choiceField(statusChoices, 'all'),
  language: choiceField(languageChoices, 'all'),
  q: textField(),
  ...cursorFields,
}

type State = ListState<typeof listFields>

interface SubscriberFilterBarProps {
  state: State
  counts: SubscriberList['counts'] | undefined
  set: (change: Partial<State>) => void
}

/** The API counts no further. */
const maxCounted = 1000
const drops = ['before', 'after'] as const

export function SubscriberFilterBar({ state, counts, set }: SubscriberFilterBarProps) {
  const { t } = useTranslation('admin')

  function labelOf(status: SubscriptionStatus): string {
    const label = t(`subscribers.statuses.${status}`)
    const count = counts?.[status]
    if (count === undefined) return label
    return count > maxCounted ? `${label} (${maxCounted}+)` : `${label} (${count})`
  }

  return (
    <search className="mb-5 grid gap-3">
      <FilterChips
        label={t('subscribers.mailingList')}
        path="/admin/subscribers"
        name="list"
        drops={drops}
        value={state.list}
        options={mailingLists.map((value) => ({
          value,
          label: t(`subscribers.mailingLists.${value}`),
        }))}
        onChange={(list) => set({ list, ...fromStart })}
      />
      <FilterChips
        label={t('subscribers.status')}
        path="/admin/subscribers"
        name="status"
        drops={drops}
        value={state.status}
        options={statusChoices.map((value) => ({
          value,
          label: value === 'all' ? t('subscribers.all') : labelOf(value),
        }))}
        onChange={(status) => set({ status, ...fromStart })}
      />
      <div className="grid items-end gap-3 md:grid-cols-[auto_minmax(16rem,1fr)]">
        {/* The chips' last pixels are room for the focus of one. */}
        <div className="min-w-0 md:-mb-1">
          <FilterChips
            label={t('subscribers.language')}
            path="/admin/subscribers"
            name="language"
            drops={drops}
            value={state.language}
            options={languageChoices.map((value) => ({
              value,
              label: t(`subscribers.languages.${value}`),
            }))}
            onChange={(language) => set({ language, ...fromStart })}
          />
        </div>
        <SearchField
          label={t('subscribers.search')}
          name="q"
          value={state.q}
          placeholder={t('subscribers.searchHint')}
          onChange={(q) => set({ q, ...fromStart })}
        />
      </div>
    </search>
  )
}
