import type { ApiPath, ApiResponse } from '../../../lib/api-contract'
import {
  choiceField,
  type Field,
  type Fields,
  givenFields,
  type ListState,
  type ListStateControls,
  patternField,
  useListState,
} from '../../../lib/list-state'
import type { Remote } from '../../../lib/use-api'
import { useAdminData } from '../admin-api'
import { useDebounced } from '../use-debounced'

export interface ChoiceField<Value extends string> extends Field<Value> {
  options: readonly Value[]
}

/** A filter with a closed list of values; the first one is the default unless another is named. */
export function choices<const Value extends string>(
  options: readonly [Value, ...Value[]],
  fallback: NoInfer<Value> = options[0],
): ChoiceField<Value> {
  return { ...choiceField(options, fallback), options }
}

/** The page of a list, from 1. */
export const pageField = patternField(/^(?:[1-9]\d{0,2}|1000)$/, '1')
export const dayField = patternField(/^\d{4}-\d\d-\d\d$/, '')

const cursor = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/
/** The row that a list continues from, in either direction. */
export const cursorFields = { before: patternField(cursor, ''), after: patternField(cursor, '') }

/** The fields that say which page is shown. Any other change goes back to the first one. */
export const pageNames: readonly string[] = ['page', 'before', 'after']

export type Query = '' | `?${string}`

/** Returns the fields that differ from their defaults, with a question mark unless empty. */
export function queryOf<F extends Fields>(fields: F, state: ListState<F>): Query {
  const given = givenFields(fields, state)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

const quietMs = 250

interface AdminListData<F extends Fields, Answer> extends ListStateControls<F>, Remote<Answer> {
  fields: F
  query: Query
  /** Whether the search is that of the state: false while somebody types. */
  isSettled: boolean
}

/** Sends `q` after 250 quiet ms. `toQuery` is for an API with other parameter names. */
export function useAdminList<Path extends ApiPath, F extends Fields>(
  path: Path,
  fields: F,
  toQuery: (state: ListState<F>) => Query = (state) => queryOf(fields, state),
): AdminListData<F, ApiResponse<Path>> {
  const controls = useListState(fields)
  const { state } = controls
  const q = useDebounced(state.q, quietMs)
  const filters = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !pageNames.includes(name)),
  )
  return {
    ...controls,
    ...useAdminData(withQuery(path, toQuery('q' in fields ? { ...state, q } : state))),
    fields,
    query: queryOf(filters, state),
    isSettled: q === state.q,
  }
}

/** A list has the same type of answer whatever its query is. */
function withQuery<Path extends ApiPath>(path: Path, query: Query): Path {
  return `${path}${query}` as Path
}
