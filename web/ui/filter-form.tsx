import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fields, givenFields, type ListState, type ListStateControls } from '../lib/list-state'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { buttonStyles } from './button-styles'

interface FilterFormProps {
  list: Pick<ListStateControls<Fields>, 'isActive' | 'reset'>
  /** Screen path of the list. */
  path: string
  label: string
  /** "Reset" by default. */
  resetLabel?: string
  /** Grid classes of the fields. */
  columns: string
  children: ReactNode
}

/** The filters of a list: a plain GET form underneath, so that it works before and without scripts; with them every change shows at once. */
export function FilterForm({ list, path, label, resetLabel, columns, children }: FilterFormProps) {
  const { t } = useTranslation('shell')
  const href = useSiteHref(path)
  // Show more stays on.
  const kept = /[?&]more=1\b/.test(useScreenLocation().search) ? '?more=1' : ''
  return (
    <form
      method="get"
      action={href}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="page relative -mt-8 md:-mt-10"
    >
      <div className={`grid gap-4 rounded-card border border-line bg-card p-4 shadow-card sm:grid-cols-2 md:p-6 lg:items-end ${columns}`}>
        {children}
        <div className="flex gap-3 sm:col-span-2 lg:col-span-1">
          <button type="submit" className={`${buttonStyles.primary} js:hidden`}>
            {t('apply')}
          </button>
          {list.isActive && (
            <a href={href + kept} className={`${buttonStyles.secondary} js:hidden`}>
              {resetLabel ?? t('reset')}
            </a>
          )}
          <button type="button" className={`${buttonStyles.secondary} no-js:hidden`} onClick={list.reset} disabled={!list.isActive}>
            {resetLabel ?? t('reset')}
          </button>
        </div>
      </div>
    </form>
  )
}

interface HiddenFiltersProps<F extends Fields> {
  fields: F
  state: ListState<F>
  /** The field that the form shows. */
  except?: keyof F
}

/** What else a list is narrowed down by, for a search form that is sent without scripts. */
export function HiddenFilters<F extends Fields>({ fields, state, except }: HiddenFiltersProps<F>) {
  return givenFields(fields, state)
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
