import { activityCategories, regions } from '../../../schema/content/choices'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, textField } from '../../lib/list-state'

export const destinationSorts = ['rating', 'reviews', 'activities', 'price'] as const
export type DestinationSort = (typeof destinationSorts)[number]

export const destinationListFields = {
  q: textField(),
  region: choiceField(['all', ...regions], 'all'),
  activity: choiceField(['all', ...activityCategories], 'all'),
  sort: choiceField(destinationSorts, 'rating'),
  ...travelDatesFields,
}
