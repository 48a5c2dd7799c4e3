import { leadStatuses, submissionKinds } from '../../../schema/submissions'
import { patternField, textField } from '../../lib/list-state'
import { choices } from '../kit/list/list-fields'

/** The filters of leads, which an opened lead keeps for the way to its neighbours and back. */
export const filterFields = {
  kind: choices(['all', ...submissionKinds]),
  status: choices(['all', ...leadStatuses]),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
}
