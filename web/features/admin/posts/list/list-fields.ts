import type { adminPostFilters, adminPostSorts } from '../../../../../schema/api/admin-posts'
import { contentPillars } from '../../../../../schema/pillars'
import { choiceField, type ListState, type ListStateControls, patternField, textField } from '../../../../lib/list-state'
import { postApi } from '../content/post-api'

// The API's own lists stand beside its schemas, which stay out of the browser; the types keep these the same.
export const postFilters = ['all', 'draft', 'scheduled', 'published', 'trash'] as const satisfies typeof adminPostFilters
export const postSorts = ['edited', 'published', 'title', 'views'] as const satisfies typeof adminPostSorts

/** What the table of articles keeps in the address. */
export const postListFields = {
  q: textField(),
  status: choiceField(postFilters, 'all'),
  pillar: choiceField(['', ...contentPillars], ''),
  sort: choiceField(postSorts, 'edited'),
  page: patternField(/^(?:[1-9]\d{0,2}|1000)$/, '1'),
}
export type PostListState = ListState<typeof postListFields>
export type PostListControls = ListStateControls<typeof postListFields>

/** The API path of a state of the table. */
export function postListPath(state: PostListState): '/api/admin/posts' | `/api/admin/posts?${string}` {
  const query = new URLSearchParams(
    Object.entries(state).filter(([name, value]) => value !== postListFields[name as keyof PostListState].fallback),
  )
  const text = query.toString()
  return text ? `${postApi.list}?${text}` : postApi.list
}
