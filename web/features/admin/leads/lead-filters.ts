import { leadStatuses, submissionKinds } from '../../../../schema/submissions'
import { choiceField, type ListState, patternField, textField } from '../../../lib/list-state'

const place = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/

export const kindChoices = ['all', ...submissionKinds] as const
export const statusChoices = ['all', ...leadStatuses] as const

/** What the inbox is filtered by. */
export const filterFields = {
  kind: choiceField(kindChoices, 'all'),
  status: choiceField(statusChoices, 'all'),
  assignee: patternField(/^[a-z0-9][\w.-]{1,39}$/, ''),
  q: textField(),
}

/** The filter, and from where the list goes on. */
export const listFields = { ...filterFields, before: patternField(place, ''), after: patternField(place, '') }

/** A change of the filter begins at the newest again. */
export const fromStart = { before: '', after: '' } as const

/** What differs from the defaults, as a query string with its question mark; empty where nothing does. */
export function queryOf(state: Partial<ListState<typeof listFields>>): '' | `?${string}` {
  const given = Object.entries(state).filter(([, value]) => value !== '' && value !== 'all')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
