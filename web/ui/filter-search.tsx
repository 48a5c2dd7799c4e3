import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import type { Field, Fields, ListStateControls } from '../lib/list-state'
import { countFilters, FilterForm, HiddenFilters } from './filter-form'
import { SearchField } from './form-controls'

interface SearchFiltersProps<F extends Fields> {
  list: ListStateControls<F>
  fields: F
  section: 'deals' | 'destinations' | 'guides' | 'topics'
  /** The other fields of the form; without them it keeps their values. */
  children?: ReactNode
}

/** The filters of a list whose search text is the field `q`. */
export function SearchFilters<F extends Fields & { q: Field<string> }>(
  props: SearchFiltersProps<F>,
) {
  const { list, fields, section, children } = props
  const { t } = useTranslation(section)
  const label = t('searchLabel')
  const { state, set } = list
  // TypeScript does not see the field `q` in the state of any list.
  const search = (q: string) => set({ q } as Parameters<typeof set>[0])
  return (
    <FilterForm
      list={list}
      path={paths[section]}
      label={label}
      count={children ? countFilters(fields, state, 'q') : 0}
      search={
        <>
          <SearchField
            label={label}
            hidesLabel
            name="q"
            value={state.q}
            placeholder={t('searchPlaceholder')}
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
