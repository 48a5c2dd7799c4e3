import { dealCategoryIds } from '../../../schema/content/choices'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, showAllField, textField } from '../../lib/list-state'

export const dealSorts = ['discount', 'price', 'expiry'] as const
export type DealSort = (typeof dealSorts)[number]

/** `more` shows all deals, not only the first twelve. */
export const dealListFields = {
  q: textField(),
  category: choiceField(['all', ...dealCategoryIds], 'all'),
  sort: choiceField(dealSorts, 'discount'),
  more: showAllField(),
  ...travelDatesFields,
}
