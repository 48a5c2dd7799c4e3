import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, searchPath } from '../../schema/paths'
import { useScreenLocation, useSiteHref, useSiteNavigate } from '../lib/navigation'
import { isWellFormed } from '../match-page'
import { ErrorBoundary } from '../ui/error-boundary'
import { searchShortcuts } from '../ui/use-search-shortcut'

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions/search-suggestions')).SearchSuggestions,
}))

/** The words of a page of search results; undefined on other pages. */
export function searchedWords(pathname: string, search: string): string | undefined {
  if (pathname === paths.search) return new URLSearchParams(search).get('q') ?? ''
  const isSearch = pathname.startsWith(`${paths.search}/`) && isWellFormed(pathname)
  return isSearch ? decodeURIComponent(pathname.slice(paths.search.length + 1)) : undefined
}

/** The header's search: goes to the results on Enter or submit, only with a trimmed text that is not empty. Its first focus loads the suggestions. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const action = useSiteHref(paths.search)
  const id = useId()
  const { pathname, search } = useScreenLocation()
  const words = searchedWords(pathname, search)
  const box = useRef<HTMLInputElement>(null)
  const [usedBox, setUsedBox] = useState<HTMLInputElement>()

  // Used before hydration.
  useEffect(() => {
    if (box.current && document.activeElement === box.current) setUsedBox(box.current)
  }, [])

  // The page of results has a box of its own, which this one follows.
  useEffect(() => {
    if (box.current && words !== undefined && document.activeElement !== box.current) box.current.value = words
  }, [words])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    const query = typeof text === 'string' ? text.trim() : ''
    if (query === '') return
    navigate(searchPath(query))
    onSearch?.()
  }

  return (
    <form method="get" action={action} onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <input
        id={id}
        ref={box}
        type="search"
        aria-keyshortcuts={searchShortcuts}
        name="q"
        autoComplete="off"
        onFocus={(event) => setUsedBox(event.currentTarget)}
        defaultValue={words}
        required
        maxLength={100}
        placeholder={t('search')}
        className="peer h-11 w-full min-w-0 rounded-full border border-line bg-card pe-11 ps-3.5 text-[0.9375rem] text-ink placeholder:text-muted"
      />
      {/* For a keyboard at hand, while the box is empty and unused. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-10 inset-y-0 my-auto hidden h-5 rounded border border-line px-1.5 text-xs leading-4.5 text-muted peer-focus:!hidden peer-[:not(:placeholder-shown)]:!hidden js:pointer-fine:lg:block"
      >
        <kbd>/</kbd>
      </span>
      <button type="submit" aria-label={t('searchSubmit')} className="absolute end-0 top-0 inline-flex size-11 items-center justify-center">
        <Search aria-hidden="true" className="size-4.5" />
      </button>
      {usedBox && (
        <ErrorBoundary Fallback={() => null}>
          <Suspense fallback={null}>
            <SearchSuggestions box={usedBox} onFollow={onSearch} />
          </Suspense>
        </ErrorBoundary>
      )}
    </form>
  )
}
