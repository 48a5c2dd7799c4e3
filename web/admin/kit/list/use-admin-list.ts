import type { ApiPath, ApiResponse } from '../../../lib/api-contract'
import {
  type Fields,
  type ListState,
  type ListStateControls,
  useListState,
} from '../../../lib/list-state'
import type { Remote } from '../../../lib/use-api'
import { useAdminData } from '../admin-api'
import { useDebounced } from '../use-debounced'
import { pageNames, type Query, queryOf } from './list-fields'

const quietMs = 250

export interface AdminListData<F extends Fields, Answer>
  extends ListStateControls<F>,
    Remote<Answer> {
  fields: F
  /** The filters as a query string, without the page. */
  query: Query
  /** Whether the search is that of the state: false while somebody types. */
  isSettled: boolean
}

/**
 * Reads a list of the admin API with the filters and the page of the address. A search `q` is sent
 * once nothing has been typed for 250 ms. `toQuery` is for an API whose parameters have other names.
 */
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
