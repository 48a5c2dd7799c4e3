import { choiceField } from '../../lib/list-state'

/** The specified types first, the additive ones after them. */
export const resultTypes = ['destination', 'deal', 'topic', 'guide', 'article', 'product'] as const
export type ResultType = (typeof resultTypes)[number]

export const searchFields = { type: choiceField(['all', ...resultTypes], 'all') }
