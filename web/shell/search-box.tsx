import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { paths } from '../../schema/paths'
import { useScreenLocation } from '../lib/navigation'
import { isWellFormed } from '../match-page'
import { ErrorBoundary } from '../ui/error-boundary'
import { SearchForm } from '../ui/search-form'
import { searchShortcuts } from '../ui/use-search-shortcut'

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions/search-suggestions')).SearchSuggestions,
}))

export function searchedWords(pathname: string, search: string): string | undefined {
  if (pathname === paths.search) return new URLSearchParams(search).get('q') ?? ''
  const isSearch = pathname.startsWith(`${paths.search}/`) && isWellFormed(pathname)
  return isSearch ? decodeURIComponent(pathname.slice(paths.search.length + 1)) : undefined
}

export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { pathname, search } = useScreenLocation()
  const words = searchedWords(pathname, search)
  const box = useRef<HTMLInputElement>(null)
  const [usedBox, setUsedBox] = useState<HTMLInputElement>()

  useEffect(() => {
    if (box.current && document.activeElement === box.current) setUsedBox(box.current)
  }, [])

  useEffect(() => {
    if (box.current && words !== undefined && document.activeElement !== box.current)
      box.current.value = words
  }, [words])

  return (
    <SearchForm
      onSearch={onSearch}
      input={{
        ref: box,
        'aria-keyshortcuts': searchShortcuts,
        onFocus: (event) => setUsedBox(event.currentTarget),
        defaultValue: words,
        className: 'h-11 text-small',
      }}
    >
      <span aria-hidden="true" className="search-key">
        /
      </span>
      {usedBox && (
        <ErrorBoundary Fallback={() => null}>
          <Suspense fallback={null}>
            <SearchSuggestions box={usedBox} onFollow={onSearch} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SearchForm>
  )
}
