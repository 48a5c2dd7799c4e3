import { useDeferredValue } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router-dom'
import { paths, searchPath, searchPathname } from '../../../schema/paths'
import { useTranslation } from '../../i18n/use-translation'
import { useListState } from '../../lib/list-state'
import type { ScreenProps } from '../../lib/page-types'
import { useTypedText } from '../../lib/use-typed-text'
import { buttonStyles } from '../../ui/button-styles'
import { FilterChips } from '../../ui/filter-chips'
import { SearchField } from '../../ui/form-controls'
import { HiddenFilters } from '../../ui/hidden-filters'
import { resultTypes, searchFields } from './list-fields'
import { readQuery } from './search-path'
import { SearchResults } from './search-results'

const trim = (text: string) => text.trim()

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const addressed = readQuery(params.query, search)
  const navigate = useNavigate()
  const [typed, type] = useTypedText(addressed, goTo, trim)
  const { state, set } = useListState(searchFields)
  const query = useDeferredValue(typed)

  function goTo(wanted: string) {
    navigate(searchPath(wanted, search), { replace: true, preventScrollReset: true, state: { keepScroll: true } })
  }

  return (
    <div className="page max-w-5xl py-10">
      <h1 className="text-display">{t('search.title')}</h1>
      <form role="search" action={useHref(paths.search)} className="mt-6" onSubmit={(event) => event.preventDefault()}>
        <SearchField label={t('search.label')} name="q" value={typed} placeholder={t('search.placeholder')} onChange={type} />
        <HiddenFilters fields={searchFields} state={state} />
        <button type="submit" className={`${buttonStyles.primary} mt-3 js:hidden`}>
          {t('shell.searchSubmit')}
        </button>
      </form>
      <div className="mt-5">
        <FilterChips
          label={t('search.filterLabel')}
          path={searchPathname(query)}
          name="type"
          value={state.type}
          options={[
            { value: 'all', label: t('search.all') },
            ...resultTypes.map((value) => ({ value, label: t(`search.filters.${value}`) })),
          ]}
          onChange={(value) => set({ type: value })}
        />
      </div>
      <SearchResults query={query} addressed={addressed} type={state.type} />
    </div>
  )
}
