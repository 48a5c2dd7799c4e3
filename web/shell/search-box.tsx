import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, searchPath } from '../../schema/paths'
import { useSiteHref, useSiteNavigate } from '../lib/navigation'
import { searchShortcuts } from '../ui/use-search-shortcut'

/** The header's search: goes to the results on Enter or submit, only with a trimmed text that is not empty. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const action = useSiteHref(paths.search)
  const id = useId()

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
        type="search"
        aria-keyshortcuts={searchShortcuts}
        name="q"
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
    </form>
  )
}
