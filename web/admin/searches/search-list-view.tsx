import { useTranslation } from 'react-i18next'
import { searchPeriods } from '../../../schema/api/searches'
import { locales } from '../../../schema/locale'
import { choiceField, useListState } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { SelectField } from '../../ui/form-controls'
import { FilterForm } from '../kit/filter-form'
import { pageField, queryOf } from '../kit/list-fields'
import { ViewHeader } from '../kit/view-header'
import { SearchTable } from './search-table'
import { SynonymList } from './synonym-list'

const lists = ['top', 'withoutResults', 'withoutClicks', 'synonyms'] as const
const languageChoices = ['all', ...locales] as const

const filterFields = {
  days: choiceField(searchPeriods, '30'),
  locale: choiceField(languageChoices, 'all'),
}
const listFields = { list: choiceField(lists, 'top'), ...filterFields, page: pageField }

/** What visitors search, and the synonyms that editors add for it. */
export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(listFields)
  const { list } = state
  return (
    <>
      <ViewHeader title={t('searches.title')} intro={t('searches.intro')} />
      <FilterChips
        label={t('searches.lists')}
        path="/admin/searches"
        name="list"
        drops={['page']}
        value={list}
        options={lists.map((value) => ({ value, label: t(`searches.${value}`) }))}
        onChange={(chosen) => set({ list: chosen, page: '1' })}
      />
      <h2 className="mt-5 text-heading">{t(`searches.${list}`)}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t(`searches.${list}Text`)}</p>
      {list === 'synonyms' ? (
        <SynonymList page={state.page} onPage={set} />
      ) : (
        <div className="grid gap-5">
          <FilterForm label={t('searches.filters')} className="sm:grid-cols-2 lg:max-w-2xl">
            <SelectField
              label={t('searches.period')}
              name="days"
              value={state.days}
              options={searchPeriods.map((value) => ({
                value,
                label: t('searches.lastDays', { count: Number(value) }),
              }))}
              onChange={(days) => set({ days })}
            />
            <SelectField
              label={t('searches.language')}
              name="locale"
              value={state.locale}
              options={languageChoices.map((value) => ({
                value,
                label: t(`searches.languages.${value}`),
              }))}
              onChange={(locale) => set({ locale })}
            />
          </FilterForm>
          <SearchTable list={list} query={queryOf(filterFields, state)} />
        </div>
      )}
    </>
  )
}
