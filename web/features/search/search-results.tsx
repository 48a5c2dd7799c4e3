import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { searchPath } from '../../../schema/paths'
import type { ShownSearchDoc } from '../../content/search/types'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { searchContent } from './engine'
import { type ResultType, searchApiPath } from './paths'
import { ResultCard } from './result-card'
import { resultOfDoc, resultOfPost, resultOfProduct } from './results'

const none: ShownSearchDoc[] = []
const suggestions = ['hanoi', 'sapa', 'hoiAn', 'phuQuoc'] as const

interface SearchResultsProps {
  query: string
  /** The query of the address, which follows the typed one: the database is asked for it. */
  addressed: string
  type: 'all' | ResultType
}

/** What was found. Its query is a deferred value, so that a letter is shown before anything is looked for. */
export const SearchResults = memo(function SearchResults({ query, addressed, type }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const locale = useLocale()
  const today = useToday()
  const docs = useContent('search/index') ?? none
  const isBlank = query.trim() === ''
  const found = useMemo(() => searchContent(docs, query, { locale, today }), [docs, query, locale, today])
  const remote = useApi(searchApiPath(addressed))
  const shown = useMemo(() => {
    const articles = (remote.data?.articles ?? []).map((post) => resultOfPost(post, locale))
    const products = (remote.data?.products ?? []).map((product) => resultOfProduct(product, locale))
    const all = [...found.map((doc) => resultOfDoc(doc, locale)), ...articles, ...products]
    return type === 'all' ? all : all.filter((result) => result.type === type)
  }, [found, remote.data, locale, type])

  const summary = isBlank ? t('enterKeywords') : t('found', { count: shown.length, query: query.trim() })
  // One announcement a search: the built-in results are shown at once, those of the database follow.
  const isSettled = query.trim() === addressed.trim() && (isBlank || !remote.isLoading)

  return (
    <>
      <h2 className="sr-only">{t('results')}</h2>
      <p aria-hidden="true" className="mt-6 text-muted">
        {summary}
      </p>
      <p role="status" className="sr-only">
        {isSettled && summary}
      </p>
      {(isBlank || (shown.length === 0 && !remote.isLoading && !remote.error)) && <Suggestions isBlank={isBlank} />}
      {shown.map((result) => (
        <ResultCard key={result.id} result={result} query={query} />
      ))}
      {Boolean(remote.error) && ['all', 'article', 'product'].includes(type) && (
        <div className="mt-8">
          <LoadError error={remote.error} onRetry={remote.retry} />
        </div>
      )}
    </>
  )
})

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
