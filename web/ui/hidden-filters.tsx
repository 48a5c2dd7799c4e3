import { givenFields } from '../domain/forms/given-fields'
import type { Fields, ListState } from '../lib/list-state'

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
