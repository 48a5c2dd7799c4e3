import { useDeferredValue, useMemo, useState } from 'react'
import type { SearchAnswer } from '../../../schema/api/search'
import { fold } from '../../../schema/fold'
import type { Locale } from '../../../schema/locale'
import { useLocalSearch } from '../../domain/search/load-engine'
import { useApi } from '../../lib/use-api'
import { searchApiPath } from './paths'

/** A query with what was found for it. */
export interface AnsweredQuery {
  query: string
  /** Undefined for a query without words, and until the first answer. */
  answer: SearchAnswer | undefined
  /** Whether the visitor has stopped typing. */
  isSettled: boolean
}

interface SearchAnswerInput {
  /** What the box holds. */
  typed: string
  /** The query of the address, which follows a little later. */
  addressed: string
  locale: Locale
}

/**
 * What the page shows: with every letter where this browser has the search, else what the server
 * finds for the address.
 */
export function useSearchAnswer({ typed, addressed, locale }: SearchAnswerInput) {
  const { search, isComplete = false, load } = useLocalSearch(locale)
  const { data, error, retry } = useApi(searchApiPath(addressed, locale))
  const deferred = useDeferredValue(typed)
  const query = search ? deferred.trim() : addressed.trim()
  const isFinished = query === addressed.trim()
  // Where there is more than the browser has, the server's answer to the finished query is waited
  // for.
  const needsServer = !isComplete && !error
  const isSettled = isFinished && !(search && needsServer && !data && fold(query) !== '')

  const current = useMemo((): AnsweredQuery => {
    if (fold(query) === '') return { query, answer: undefined, isSettled }
    const fromServer = isFinished && !isComplete ? data : undefined
    return { query, answer: fromServer ?? search?.(query, { isTyping: !isFinished }), isSettled }
  }, [search, query, isComplete, isFinished, isSettled, data])

  // What was found stays until something else is: while it loads, and while half a word finds
  // nothing.
  const isPending =
    fold(query) !== '' &&
    !error &&
    (!current.answer || (!isSettled && current.answer.results.length === 0))
  const [shown, setShown] = useState(current)
  if (!isPending && shown !== current) setShown(current)

  return {
    ...(isPending ? { ...shown, isSettled: false } : current),
    error: search ? undefined : error,
    retry,
    load,
  }
}
