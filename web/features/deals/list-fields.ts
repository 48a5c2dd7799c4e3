import { dealCategoryIds } from '../../../schema/content/choices'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, showAllField, textField } from '../../lib/list-state'

export const dealSorts = ['discount', 'price', 'expiry'] as const
export type DealSort = (typeof dealSorts)[number]

export const dealListFields = {
  q: textField(),
  category: choiceField(['all', ...dealCategoryIds], 'all'),
  sort: choiceField(dealSorts, 'discount'),
  more: showAllField(),
  ...travelDatesFields,
}
