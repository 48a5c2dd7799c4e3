import { choiceField, patternField, textField } from '../../../lib/list-state'

const place = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/

export const statuses = ['confirmed', 'pending', 'unsubscribed'] as const
export const statusChoices = ['all', ...statuses] as const
export const languageChoices = ['all', 'vi', 'en'] as const

export const listFields = {
  status: choiceField(statusChoices, 'all'),
  language: choiceField(languageChoices, 'all'),
  q: textField(),
  before: patternField(place, ''),
  after: patternField(place, ''),
}

/** A change of the filter begins at the newest again. */
export const fromStart = { before: '', after: '' } as const
