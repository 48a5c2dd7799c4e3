import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { FilterChips } from '../../ui/filter-chips'
import { choices, pageField } from '../kit/list/list-fields'
import { ViewHeader } from '../kit/view-header'
import { SearchList } from './search-list'
import { SynonymList } from './synonym-list'

const fields = {
  list: choices(['top', 'withoutResults', 'withoutClicks', 'synonyms']),
  page: pageField,
}

/** What visitors search, and the synonyms that editors add for it. */
export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(fields)
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
        options={fields.list.options.map((value) => ({ value, label: t(`searches.${value}`) }))}
        onChange={(chosen) => set({ list: chosen, page: '1' })}
      />
      <h2 className="mt-5 text-heading">{t(`searches.${list}`)}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t(`searches.${list}Text`)}</p>
      {list === 'synonyms' ? <SynonymList /> : <SearchList name={list} />}
    </>
  )
}
