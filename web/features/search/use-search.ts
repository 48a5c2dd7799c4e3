import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../schema/api/search'
import { fold } from '../../../schema/fold'
import type { Locale } from '../../../schema/locale'
import { countSearch, countSearchClick } from '../../domain/search/count-search'
import { useLocalSearch } from '../../domain/search/load-engine'
import { useApi } from '../../lib/use-api'
import { searchApiPath } from '../paths'

export interface AnsweredQuery {
  query: string
  /** Undefined for a query without words, and until the first response. */
  answer: SearchAnswer | undefined
  isSettled: boolean
}

interface SearchAnswerInput {
  typed: string
  addressed: string
  locale: Locale
}

/** Searches in the browser with every letter where its index is loaded, else on the server. */
export function useSearchAnswer({ typed, addressed, locale }: SearchAnswerInput) {
  const { search, isComplete = false, load } = useLocalSearch(locale)
  const { data, error, retry } = useApi(searchApiPath(addressed, locale))
  const deferred = useDeferredValue(typed)
  const query = search ? deferred.trim() : addressed.trim()
  const isFinished = query === addressed.trim()
  // The server has more than the browser's index, so the finished query waits for its response.
  const needsServer = !isComplete && !error
  const isSettled = isFinished && !(search && needsServer && !data && fold(query) !== '')

  const current = useMemo((): AnsweredQuery => {
    if (fold(query) === '') return { query, answer: undefined, isSettled }
    const fromServer = isFinished && !isComplete ? data : undefined
    return { query, answer: fromServer ?? search?.(query, { isTyping: !isFinished }), isSettled }
  }, [search, query, isComplete, isFinished, isSettled, data])

  // Previous results stay while new ones load, and while half a word finds nothing.
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

/** A query counts as finished after this pause. */
const finishedAfterMs = 2000

interface CountedSearch {
  query: string
  locale: Locale
  answer: SearchAnswer | undefined
  isSettled: boolean
}

/** Counts a finished query once. Returns a function that counts a click, by position from 1. */
export function useCountedSearch({
  query,
  locale,
  answer,
  isSettled,
}: CountedSearch): (position: number) => void {
  const counted = useRef('')
  const results = answer?.results.length

  const count = useCallback(() => {
    if (results === undefined || counted.current === query) return
    counted.current = query
    countSearch({ query, locale, results })
  }, [query, locale, results])

  useEffect(() => {
    if (!isSettled) return
    const timer = setTimeout(count, finishedAfterMs)
    return () => clearTimeout(timer)
  }, [count, isSettled])

  return useCallback(
    (position) => {
      count()
      countSearchClick({ query, locale, results: results ?? 0, position })
    },
    [count, query, locale, results],
  )
}
