import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields, ListState } from '../../../lib/list-state'
import { useScreenLocation } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { FilterChips } from '../../../ui/filter-chips'
import { control, SearchField, SelectField } from '../../../ui/form-controls'
import { type ChoiceField, pageNames } from './use-admin-list'

/** Drawn as a select if the field has choices, else as a search box. */
export interface Filter<Value extends string> {
  label: string
  as?: 'chips' | 'day'
  options?: readonly Value[]
  all?: string
  textOf?(choice: Exclude<Value, ''>): string
  placeholder?: string
  /** Behind a button on narrow screens. */
  isMore?: true
  /** Not counted among the filters in use. */
  isSort?: true
  /** Other fields that a choice sets back to their defaults. */
  resets?: readonly string[]
  /** Classes of its cell. Chips without any are a row above the grid. */
  cell?: string
  draw?(value: Value, onChange: (value: Value) => void): ReactNode
}

export type Filters<F extends Fields> = { [Name in keyof F]?: Filter<ListState<F>[Name]> | false }

export interface ListControls {
  fields: Fields
  state: ListState<Fields>
  set(change: ListState<Fields>): void
}

interface ListFiltersProps {
  list: ListControls
  // biome-ignore lint/suspicious/noExplicitAny: filters of fields of different values
  filters: Readonly<Record<string, Filter<any> | false | undefined>>
  label: string | undefined
  grid: string
}

export function ListFilters({ list, filters, label, grid }: ListFiltersProps) {
  const drawn = Object.entries(filters).flatMap(([name, filter]) =>
    filter
      ? [
          {
            name,
            filter,
            field: <FilterField key={name} list={list} name={name} filter={filter} />,
          },
        ]
      : [],
  )
  const isRow = ({ as, cell }: Filter<string>) => as === 'chips' && cell === undefined
  const cells = drawn.filter(({ filter }) => !isRow(filter))
  const more = cells.filter(({ filter }) => filter.isMore)
  const inUse = more.filter(
    ({ name, filter }) => !filter.isSort && list.state[name] !== list.fields[name]?.fallback,
  )
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="mb-5 grid gap-3"
    >
      {drawn.filter(({ filter }) => isRow(filter)).map(({ field }) => field)}
      {cells.length > 0 && (
        <div className={`grid gap-3 ${grid}`}>
          {cells.filter(({ filter }) => !filter.isMore).map(({ field }) => field)}
          {more.length > 0 && (
            <MoreFilters count={inUse.length}>{more.map(({ field }) => field)}</MoreFilters>
          )}
        </div>
      )}
    </form>
  )
}

interface FilterFieldProps extends Pick<ListFiltersProps, 'list'> {
  name: string
  filter: Filter<string>
}

function FilterField(props: FilterFieldProps) {
  const { cell } = props.filter
  const control = <FilterControl {...props} />
  return cell ? <div className={cell}>{control}</div> : control
}

function FilterControl({ list, name, filter }: FilterFieldProps) {
  const { pathname } = useScreenLocation()
  const { label, as, resets = [], all = '', textOf = String, placeholder, draw } = filter
  const field: Partial<ChoiceField<string>> | undefined = list.fields[name]
  const options = (filter.options ?? field?.options)?.map((choice) => ({
    value: choice,
    label: choice === '' ? all : textOf(choice),
  }))
  const drops = [...pageNames, ...resets]
  const value = String(list.state[name])
  function onChange(next: string) {
    const dropped = drops.map((other) => [other, list.fields[other]?.fallback])
    list.set({ ...Object.fromEntries(dropped), [name]: next })
  }
  const common = { label, name, value, onChange }
  if (draw) return draw(value, onChange)
  if (as === 'day') return <DayField {...common} />
  if (!options) return <SearchField {...common} placeholder={placeholder} />
  if (as === 'chips')
    return <FilterChips {...common} path={pathname} drops={drops} options={options} />
  return <SelectField {...common} options={options} />
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={control}
      />
    </div>
  )
}

/** The button says how many filters are in use; on wide screens they are cells of the grid. */
function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`${buttonStyles.secondary} justify-self-start lg:hidden`}
      >
        <ListFilter className="size-4.5" />
        {count > 0 ? t('frame.filtersActive', { count }) : t('frame.filters')}
      </button>
      <div id={id} className={`${isOpen ? 'grid' : 'hidden'} gap-3 sm:grid-cols-2 lg:contents`}>
        {children}
      </div>
    </>
  )
}
