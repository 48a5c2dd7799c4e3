import { ListFilter, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fields, givenFields, type ListState, type ListStateControls } from '../lib/list-state'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { buttonStyles } from './button-styles'
import { QueryLink } from './query-link'

interface FilterFormProps {
  list: Pick<ListStateControls<Fields>, 'isActive' | 'reset'>
  path: string
  label: string
  resetLabel?: string
  search: ReactNode
  count: number
  children?: ReactNode
}

/** A GET form, so that it works without scripts. */
export function FilterForm({
  list,
  path,
  label,
  resetLabel,
  search,
  count,
  children,
}: FilterFormProps) {
  const { t } = useTranslation('shell')
  const sheetId = useId()
  const href = useSiteHref(path)
  const showAll = /[?&]more=1\b/.test(useScreenLocation().search) ? '?more=1' : ''
  // With scripts and nothing to reset, there is no button.
  const noActions = list.isActive ? '' : 'md:js:hidden'
  const words = resetLabel ?? t('reset')
  return (
    <form
      method="get"
      action={href}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="page mt-4 flex items-end gap-2 md:mt-6 md:gap-3 md:max-lg:flex-wrap"
      data-print="hide"
    >
      <div className={`min-w-0 grow ${children ? 'md:max-lg:basis-full' : ''}`}>{search}</div>
      {children && (
        <button
          type="button"
          popoverTarget={sheetId}
          className={`${buttonStyles.secondary} shrink-0 px-3.5 md:hidden`}
        >
          <ListFilter className="size-4.5" />
          {count > 0 ? t('filtersOn', { count }) : t('filters')}
        </button>
      )}
      <div
        id={sheetId}
        popover="auto"
        className={
          'phone-sheet md:flex-wrap md:items-end md:gap-3 md:max-lg:basis-full lg:max-w-3/4 ' +
          `lg:flex-none lg:justify-end ${children ? '' : noActions}`
        }
      >
        <div className="flex items-center justify-between md:hidden">
          <p className="font-display text-xl font-semibold">{t('filters')}</p>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="inline-flex size-11 items-center justify-center"
          >
            <X className="size-6" />
          </button>
        </div>
        {children}
        <div className={`flex gap-2 ${noActions}`}>
          <button type="submit" className={`${buttonStyles.primary} grow js:hidden`}>
            {t('apply')}
          </button>
          {list.isActive && (
            <>
              <a href={href + showAll} className={`${buttonStyles.secondary} grow js:hidden`}>
                {words}
              </a>
              <button
                type="button"
                className={`${buttonStyles.secondary} grow no-js:hidden`}
                onClick={list.reset}
              >
                {words}
              </button>
            </>
          )}
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={`${buttonStyles.primary} grow md:hidden no-js:hidden`}
          >
            {t('showResults')}
          </button>
        </div>
      </div>
    </form>
  )
}

export function countFilters<F extends Fields>(
  fields: F,
  state: ListState<F>,
  search: keyof F,
): number {
  return givenFields(fields, state).filter(
    ([name]) => name !== search && !fields[name]?.survivesReset,
  ).length
}

interface HiddenFiltersProps<F extends Fields> {
  fields: F
  state: ListState<F>
  except?: keyof F
}

export function HiddenFilters<F extends Fields>({ fields, state, except }: HiddenFiltersProps<F>) {
  return givenFields(fields, state)
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface ShowMoreProps {
  label: string
  path: string
  remaining: number
  onShow: () => void
}

export function ShowMore({ label, path, remaining, onShow }: ShowMoreProps) {
  if (remaining <= 0) return null
  return (
    <div className="mt-12 text-center">
      <QueryLink
        path={path}
        change={{ more: '1' }}
        className={buttonStyles.secondary}
        onFollow={onShow}
      >
        {label}
      </QueryLink>
    </div>
  )
}
