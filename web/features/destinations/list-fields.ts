import { activityCategories, regions } from '../../../schema/content/choices'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, textField } from '../../lib/list-state'

export const destinationSorts = ['rating', 'reviews', 'activities', 'price'] as const
export type DestinationSort = (typeof destinationSorts)[number]

/** The months of the filter, as the address has them. */
export const monthChoices = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export const destinationListFields = {
  q: textField(),
  region: choiceField(['all', ...regions], 'all'),
  month: choiceField(['all', ...monthChoices], 'all'),
  activity: choiceField(['all', ...activityCategories], 'all'),
  sort: choiceField(destinationSorts, 'rating'),
  ...travelDatesFields,
}
