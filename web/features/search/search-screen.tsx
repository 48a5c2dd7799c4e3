import { useDeferredValue, useMemo } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'
import type { SearchAnswer } from '../../../schema/api/search'
import { fillPath, paths } from '../../../schema/paths'
import { buttonStyles } from '../../components/button-styles'
import { FilterChips } from '../../components/filter-chips'
import { SearchField } from '../../components/form-controls'
import { SiteLink } from '../../components/site-link'
import { EmptyState, LoadError } from '../../components/states'
import type { SearchDoc, ShownSearchDoc } from '../../content/search/types'
import { useTranslation } from '../../i18n/use-translation'
import { useContent } from '../../lib/content'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { usePrepared, useToday } from '../../lib/page-data'
import type { ScreenProps } from '../../lib/page-types'
import { useApi } from '../../lib/use-api'
import { searchContent } from './engine'
import { resultTypes, searchFields } from './list-fields'
import { ResultCard } from './result-card'
import { resultOfDoc, resultOfPost, resultOfProduct } from './results'
import { readQuery, searchApiPath } from './search-path'
import { useReadAhead } from './use-read-ahead'
import { useTypedQuery } from './use-typed-query'

const none: ShownSearchDoc[] = []
const suggestions = ['hanoi', 'sapa', 'hoiAn', 'phuQuoc'] as const

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const today = useToday()
  const docs = useContent<SearchDoc[]>('search/index') ?? none
  const [search] = useSearchParams()
  const addressed = readQuery(params.query, search)
  const [typed, type] = useTypedQuery(addressed)
  const { state, set } = useListState(searchFields)
  const query = useDeferredValue(typed)
  const byId = useMemo(() => new Map(docs.map((doc) => [doc.id, doc])), [docs])
  const found = usePrepared(`search ${locale} ${today} ${query}`, () => searchContent(docs, query, { locale, today }).map(({ id }) => id))
  useReadAhead(docs)
  const remote = useApi<SearchAnswer>(searchApiPath(addressed))

  const articles = (remote.data?.articles ?? []).map((post) => resultOfPost(post, locale))
  const products = (remote.data?.products ?? []).map((product) => resultOfProduct(product, locale))
  const all = [...found.flatMap((id) => byId.get(id) ?? []).map((doc) => resultOfDoc(doc, locale)), ...articles, ...products]
  const shown = state.type === 'all' ? all : all.filter((result) => result.type === state.type)
  const isBlank = query.trim() === ''
  const listPath = isBlank ? paths.search : fillPath(paths.searchQuery, { query: query.trim() })

  return (
    <div className="page max-w-5xl py-10">
      <h1 className="text-display">{t('search.title')}</h1>
      <form role="search" action={useHref(paths.search)} className="mt-6" onSubmit={(event) => event.preventDefault()}>
        <SearchField label={t('search.label')} name="q" value={typed} placeholder={t('search.placeholder')} onChange={type} />
        <button type="submit" className={`${buttonStyles.primary} mt-3 js:hidden`}>
          {t('shell.searchSubmit')}
        </button>
      </form>
      <div className="mt-5">
        <FilterChips
          label={t('search.filterLabel')}
          path={listPath}
          name="type"
          value={state.type}
          options={[
            { value: 'all', label: t('search.all') },
            ...resultTypes.map((value) => ({ value, label: t(`search.filters.${value}`) })),
          ]}
          onChange={(value) => set({ type: value })}
        />
      </div>
      <h2 className="sr-only">{t('search.results')}</h2>
      <p role="status" className="mt-6 text-muted">
        {isBlank ? t('search.enterKeywords') : t('search.found', { count: shown.length, query: query.trim() })}
      </p>
      {(isBlank || (shown.length === 0 && !remote.isLoading && !remote.error)) && <Suggestions isBlank={isBlank} />}
      {shown.map((result) => (
        <ResultCard key={result.id} result={result} query={query} />
      ))}
      {Boolean(remote.error) && ['all', 'article', 'product'].includes(state.type) && (
        <div className="mt-8">
          <LoadError error={remote.error} onRetry={remote.retry} />
        </div>
      )}
    </div>
  )
}

function Suggestions({ isBlank }: { isBlank: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      {!isBlank && <EmptyState title={t('search.emptyTitle')} text={t('search.emptyText')} />}
      <h2 className="mt-8 text-heading">{t('search.suggestions')}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {suggestions.map((key) => {
          const name = t(`search.suggested.${key}`)
          return (
            <li key={key}>
              <SiteLink to={fillPath(paths.searchQuery, { query: name })} className={buttonStyles.secondary}>
                {name}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
