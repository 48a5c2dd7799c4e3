import type { ReactNode } from 'react'
import type { Field, Fields, ListStateControls } from '../lib/list-state'
import { countFilters, FilterForm, HiddenFilters } from './filter-form'
import { SearchField } from './form-controls'

interface SearchFiltersProps<F extends Fields> {
  list: ListStateControls<F>
  fields: F
  /** Screen path of the list. */
  path: string
  label: string
  placeholder: string
  /** The other fields of the form; without them it keeps their values. */
  children?: ReactNode
}

/** The filters of a list whose search text is the field `q`. */
export function SearchFilters<F extends Fields & { q: Field<string> }>(
  props: SearchFiltersProps<F>,
) {
  const { list, fields, path, label, placeholder, children } = props
  const { state, set } = list
  // TypeScript does not see the field `q` in the state of any list.
  const search = (q: string) => set({ q } as Parameters<typeof set>[0])
  return (
    <FilterForm
      list={list}
      path={path}
      label={label}
      count={children ? countFilters(fields, state, 'q') : 0}
      search={
        <>
          <SearchField
            label={label}
            hidesLabel
            name="q"
            value={state.q}
            placeholder={placeholder}
            onChange={search}
          />
          {!children && <HiddenFilters fields={fields} state={state} except="q" />}
        </>
      }
    >
      {children}
    </FilterForm>
  )
}
