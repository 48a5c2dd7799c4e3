import {
  boardStatuses,
  leadStatuses,
  leadTodos,
  submissionKinds,
} from '../../../schema/submissions'
import { patternField, textField } from '../../lib/list-state'
import { choices } from '../kit/list/use-admin-list'

/** What the API filters by. */
export const leadFilters = {
  kind: choices(['all', ...submissionKinds]),
  status: choices(['all', ...leadStatuses]),
  todo: choices(['', ...leadTodos]),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
}

/** The filters of the list and how it is shown; an opened lead keeps them for the way back. */
export const filterFields = {
  ...leadFilters,
  view: { ...choices(['list', 'board']), survivesReset: true as const },
  /** Of the board the one that a phone shows. */
  column: { ...choices(boardStatuses), survivesReset: true as const },
}
