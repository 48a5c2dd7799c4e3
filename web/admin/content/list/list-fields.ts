import type { entryFilters, entrySorts } from '../../../../schema/api/admin-entries'
import { contentPillars, entryKinds } from '../../../../schema/content/choices'
import { choiceField, type ListStateControls, textField } from '../../../lib/list-state'
import { changeFields } from '../../kit/change-filters'
import { pageField } from '../../kit/list-fields'

// The API's own lists are in the file of its zod schemas, which the list does not load.
export const stateFilters = [
  'all',
  'public',
  'draft',
  'changed',
  'behind',
  'one-language',
  'scheduled',
  'failed',
  'trash',
] as const satisfies typeof entryFilters
export const sorts = ['edited', 'published', 'title', 'views'] as const satisfies typeof entrySorts

export const entryListFields = {
  kind: choiceField(['', ...entryKinds], ''),
  q: textField(),
  state: choiceField(stateFilters, 'all'),
  pillar: choiceField(['', ...contentPillars], ''),
  ...changeFields,
  sort: choiceField(sorts, 'edited'),
  page: pageField,
}
export type EntryListControls = ListStateControls<typeof entryListFields>
