import { leadStatuses, leadTodos, submissionKinds } from '../../../schema/submissions'
import { patternField, textField } from '../../lib/list-state'
import { choices } from '../kit/list/use-admin-list'

/** The filters of the list; an opened lead keeps them to find its neighbours. */
export const filterFields = {
  kind: choices(['all', ...submissionKinds]),
  status: choices(['all', ...leadStatuses]),
  todo: choices(['', ...leadTodos]),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
  /** How they are shown, which is no filter. */
  view: { ...choices(['list', 'board']), survivesReset: true as const },
}
