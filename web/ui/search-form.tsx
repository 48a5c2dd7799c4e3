import { Search } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, searchPath } from '../../schema/paths'
import { maxQueryLength } from '../../schema/search-query'
import { useSiteHref, useSiteNavigate } from '../lib/navigation'

interface SearchFormProps {
  input?: ComponentProps<'input'>
  onSearch?: (() => void) | undefined
  children?: ReactNode
}

export function SearchForm({ input, onSearch, children }: SearchFormProps) {
  const { t } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const action = useSiteHref(paths.search)
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    const query = box.value.trim()
    setEmpty(query === '')
    if (query === '') return box.focus()
    navigate(searchPath(query))
    onSearch?.()
  }

  return (
    <form
      method="get"
      action={action}
      noValidate
      onSubmit={submit}
      onInput={() => setEmpty(false)}
      className="relative"
    >
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        required
        maxLength={maxQueryLength}
        placeholder={t('search')}
        aria-invalid={isEmpty ? true : undefined}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        {...input}
        className={
          'peer w-full min-w-0 rounded-full border border-edge bg-card pe-12 ps-4 text-ink ' +
          `${input?.className ?? 'h-12'}`
        }
      />
      <button
        type="submit"
        aria-label={t('searchSubmit')}
        className="absolute end-0 top-0 inline-flex h-full w-11 items-center justify-center"
      >
        <Search className="size-4.5" />
      </button>
      {isEmpty && (
        <p
          id={`${id}-error`}
          role="alert"
          className={
            'absolute start-0 top-full z-10 mt-1.5 rounded-control border border-bad ' +
            'bg-card px-3 py-1.5 text-meta font-semibold text-bad card-shadow'
          }
        >
          {t('searchEmpty')}
        </p>
      )}
      {children}
    </form>
  )
}
