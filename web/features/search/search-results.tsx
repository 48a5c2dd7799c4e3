import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../../../schema/api/search'
import { searchPath, searchPathname } from '../../../schema/paths'
import type { SearchType } from '../../../schema/search-query'
import { SeasonPlaces } from '../../domain/destinations/nothing-found'
import { Highlighted } from '../../domain/search/highlighted'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { ShowMore } from '../../ui/filter-form'
import { SiteLink } from '../../ui/site-link'
import { NoResults, RecentSearches, SearchIdeas, Tries } from './no-results'
import { ResultCard } from './result-card'
import { excerptOf, isMarkedIn, toShownResult } from './results'
import type { AnsweredQuery } from './use-search'

const shownAtFirst = 24
/** The rest waits until typing stops: sixty cards delay the next letter on slow phones. */
const maxWhileTyping = 6

interface SearchResultsProps extends AnsweredQuery {
  type: 'all' | SearchType
  isWhole: boolean
  onShowAll: () => void
  /** Called with the position of the result, from 1. */
  onResultClick: (position: number) => void
}

export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { query, type, answer, isSettled, isWhole, onShowAll, onResultClick } = props
  const { t } = useTranslation('search')
  const isBlank = query === ''
  const isOfType = (result: SearchResult) => type === 'all' || result.type === type
  const results = answer?.results.filter(isOfType)
  const mentions = answer?.mentions.filter(isOfType) ?? []
  const near = answer?.near.filter(isOfType) ?? []
  const isEmpty = results?.length === 0
  const most = isWhole ? undefined : shownAtFirst
  const shown = (results ?? []).slice(0, isSettled ? most : maxWhileTyping)
  const { corrected, marks = [] } = answer ?? {}
  const summary = isBlank
    ? t('enterKeywords')
    : results &&
      t('found', { count: results.length, query: isEmpty ? query : (corrected ?? query) })

  return (
    <>
      <h2 className="sr-only">{t('results')}</h2>
      {!isEmpty && (
        <p aria-hidden="true" className="mt-6 min-h-6 text-muted">
          {summary}
        </p>
      )}
      <p role="status" className="sr-only">
        {isSettled && summary}
      </p>
      {corrected && (
        <p className="mt-1">
          {isEmpty ? t('didYouMean') : t('correctedFrom', { query })}{' '}
          <SiteLink
            to={searchPath(corrected)}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {corrected}
          </SiteLink>
          {isEmpty ? '?' : '.'}
        </p>
      )}
      {isBlank && (
        <>
          <SearchIdeas>
            <Tries />
          </SearchIdeas>
          <RecentSearches />
          <SeasonPlaces className="mt-8" />
        </>
      )}
      {isEmpty && <NoResults />}
      <Cards results={shown} marks={marks} onResultClick={onResultClick} />
      {isSettled && results && (
        <ShowMore
          label={t('showMore', { count: results.length - shown.length })}
          path={searchPathname(query)}
          remaining={results.length - shown.length}
          onShow={onShowAll}
        />
      )}
      {near.length > 0 && (
        <Section title={t('near')}>
          <Cards results={near} marks={marks} />
        </Section>
      )}
      {isEmpty && <SearchIdeas />}
      {isSettled && mentions.length > 0 && (
        <Section title={t('mentions')}>
          <Mentions results={mentions} marks={marks} />
        </Section>
      )}
    </>
  )
})

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  )
}

interface CardsProps {
  results: readonly SearchResult[]
  marks: readonly string[]
  onResultClick?: (position: number) => void
}

function Cards({ results, marks, onResultClick }: CardsProps) {
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return results.map((result, index) => (
    <ResultCard
      key={result.id}
      result={toShownResult(result, locale, vndPerUsd)}
      marks={marks}
      isFirst={index === 0}
      onFollow={() => onResultClick?.(index + 1)}
    />
  ))
}

function Mentions({ results, marks }: Omit<CardsProps, 'onResultClick'>) {
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <ul className="mt-3">
      {results.map((result) => {
        const { id, path, title, pageTitle, section, description } = toShownResult(
          result,
          locale,
          vndPerUsd,
        )
        return (
          <li key={id} className="relative border-b border-line py-2.5">
            <SiteLink
              to={path}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              {pageTitle ?? title}
            </SiteLink>
            {(pageTitle || section || isMarkedIn(description, marks)) && (
              <p className="line-clamp-2 text-sm text-muted">
                {isMarkedIn(description, marks) ? (
                  <Highlighted text={excerptOf(description, marks)} marks={marks} />
                ) : (
                  (section ?? title)
                )}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
