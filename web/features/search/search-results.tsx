import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAnswer, SearchResult } from '../../../schema/api/search'
import { searchPath } from '../../../schema/paths'
import type { SearchType } from '../../../schema/search/doc'
import { useLocale } from '../../lib/locale-context'
import type { Remote } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { ResultCard } from './result-card'
import { toShownResult } from './results'

const suggestions = ['hanoi', 'sapa', 'hoiAn', 'phuQuoc'] as const

interface SearchResultsProps {
  query: string
  type: 'all' | SearchType
  answer: Remote<SearchAnswer>
}

/** What was found for a query, or what comes nearest. */
export const SearchResults = memo(function SearchResults({ query, type, answer }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { data, error, isLoading, retry } = answer
  const isBlank = query.trim() === ''
  const isOfType = (result: SearchResult) => type === 'all' || result.type === type
  const results = (data?.results ?? []).filter(isOfType)
  const mentions = (data?.mentions ?? []).filter(isOfType)
  const near = (data?.near ?? []).filter(isOfType)
  const isEmpty = Boolean(data) && results.length === 0
  const summary = isBlank ? t('enterKeywords') : data && t('found', { count: results.length, query: query.trim() })

  return (
    <>
      <h2 className="sr-only">{t('results')}</h2>
      <p aria-hidden="true" className="mt-6 min-h-6 text-muted">
        {summary}
      </p>
      <p role="status" className="sr-only">
        {!isLoading && summary}
      </p>
      {data?.corrected && <p className="mt-2 font-semibold">{t('corrected', { query: data.corrected })}</p>}
      {Boolean(error) && (
        <div className="mt-8">
          <LoadError error={error} onRetry={retry} />
        </div>
      )}
      {(isBlank || isEmpty) && <Suggestions isBlank={isBlank} />}
      <Cards results={results} query={query} />
      {near.length > 0 && (
        <section>
          <h2 className="mt-10 text-heading">{t('near')}</h2>
          <Cards results={near} query={query} />
        </section>
      )}
      {mentions.length > 0 && <Mentions results={mentions} />}
    </>
  )
})

function Cards({ results, query }: { results: readonly SearchResult[]; query: string }) {
  const locale = useLocale()
  return results.map((result) => <ResultCard key={result.id} result={toShownResult(result, locale)} query={query} />)
}

/** Pages that only mention it: titles, so that nobody takes them for results. */
function Mentions({ results }: { results: readonly SearchResult[] }) {
  const { t } = useTranslation('search')
  const locale = useLocale()
  return (
    <section className="mt-10">
      <h2 className="text-heading">{t('mentions')}</h2>
      <ul className="mt-3">
        {results.map((result) => {
          const { id, path, title, pageTitle } = toShownResult(result, locale)
          return (
            <li key={id} className="border-b border-line">
              <SiteLink to={path} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 hover:underline">
                <span>{pageTitle ?? title}</span>
                {pageTitle && <span className="text-sm text-muted">{title}</span>}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Suggestions({ isBlank }: { isBlank: boolean }) {
  const { t } = useTranslation('search')
  return (
    <div className="mt-6">
      {!isBlank && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <h2 className="mt-8 text-heading">{t('suggestions')}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {suggestions.map((key) => {
          const name = t(`suggested.${key}`)
          return (
            <li key={key}>
              <SiteLink to={searchPath(name)} className={buttonStyles.secondary}>
                {name}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
