import { useCallback, useEffect, useRef } from 'react'
import type { SearchAnswer } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import { countSearch, countSearchClick } from '../../domain/search/count-search'

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
