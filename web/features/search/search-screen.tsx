import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths, searchPath, searchPathname } from '../../../schema/paths'
import { type SearchType, searchTypes } from '../../../schema/search-query'
import { SeasonPlaces } from '../../domain/destinations/nothing-found'
import { rememberSearch } from '../../domain/search/recent-searches'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref, useSiteNavigate } from '../../lib/navigation'
import type { ScreenProps } from '../../lib/page'
import { useTypedText } from '../../lib/use-typed-text'
import { buttonStyles } from '../../ui/button-styles'
import { FilterChips } from '../../ui/filter-chips'
import { HiddenFilters } from '../../ui/filter-form'
import { SearchField } from '../../ui/form-controls'
import { LoadError } from '../../ui/states'
import { searchShortcuts } from '../../ui/use-search-shortcut'
import { readQuery, searchFields } from '../paths'
import { SearchResults } from './search-results'
import { useCountedSearch, useSearchAnswer } from './use-search'

const lastingTypes: readonly SearchType[] = ['destination', 'deal', 'topic']

const trim = (text: string) => text.trim()

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation(['search', 'shell'])
  const [search] = useSearchParams()
  const addressed = readQuery(params.query, search)
  const navigate = useSiteNavigate()
  const [typed, type] = useTypedText(addressed, goTo, trim)
  const { state, set } = useListState(searchFields)
  const locale = useLocale()
  const { query, answer, isSettled, error, retry, load } = useSearchAnswer({
    typed,
    addressed,
    locale,
  })
  const countClick = useCountedSearch({ query, locale, answer, isSettled })
  const countOf = (type: SearchType) =>
    answer?.results.filter((result) => result.type === type).length
  const labelOf = (type: SearchType) => {
    const label = t(`filters.${type}`)
    return answer?.results.length ? `${label} (${countOf(type)})` : label
  }
  const offered = searchTypes.filter(
    (type) => lastingTypes.includes(type) || type === state.type || countOf(type) !== 0,
  )

  // Stable while typing, so that the memoised results do not render again.
  const onResultClick = useCallback(
    (position: number) => {
      rememberSearch(query)
      countClick(position)
    },
    [query, countClick],
  )

  const showAll = useCallback(() => set({ more: '1' }), [set])

  function goTo(wanted: string) {
    navigate(searchPath(wanted, search), {
      replace: true,
      preventScrollReset: true,
      viewTransition: false,
      state: { keepScroll: true },
    })
  }

  return (
    <div className="page max-w-5xl py-6 md:py-10">
      <h1 className="text-title">{t('title')}</h1>
      <form
        role="search"
        action={useSiteHref(paths.search)}
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          rememberSearch(typed)
        }}
      >
        <SearchField
          label={t('label')}
          name="q"
          value={typed}
          placeholder={t('placeholder')}
          shortcuts={searchShortcuts}
          followsComposition
          onFocus={load}
          onChange={type}
        />
        <HiddenFilters fields={searchFields} state={state} />
        <button type="submit" className={`${buttonStyles.primary} mt-3 js:hidden`}>
          {t('shell:searchSubmit')}
        </button>
      </form>
      {query !== '' && (
        <div className="mt-5">
          <FilterChips
            label={t('filterLabel')}
            path={searchPathname(addressed)}
            name="type"
            value={state.type}
            options={[
              { value: 'all', label: t('all') },
              ...offered.map((value) => ({ value, label: labelOf(value) })),
            ]}
            onChange={(value) => set({ type: value })}
          />
        </div>
      )}
      {Boolean(error) && (
        <div className="mt-8">
          <LoadError error={error} onRetry={retry} />
        </div>
      )}
      <SearchResults
        query={query}
        type={state.type}
        answer={answer}
        isSettled={isSettled}
        isWhole={state.more === '1'}
        onShowAll={showAll}
        onResultClick={onResultClick}
      />
    </div>
  )
}

Screen.parts = [SeasonPlaces]
