import {
  activityCategories,
  dealCategoryIds,
  regions,
  topicCategoryIds,
} from '../../schema/content/choices'
import { travelDatesFields } from '../domain/travel-dates/use-travel-dates'
import { choiceField, showAllField, textField } from '../lib/list-state'

export const dealSorts = ['discount', 'price', 'expiry'] as const
export const dealListFields = {
  q: textField(),
  category: choiceField(['all', ...dealCategoryIds], 'all'),
  sort: choiceField(dealSorts, 'discount'),
  more: showAllField(),
  ...travelDatesFields,
}

export const destinationSorts = ['rating', 'reviews', 'activities', 'price'] as const
export const destinationListFields = {
  q: textField(),
  region: choiceField(['all', ...regions], 'all'),
  activity: choiceField(['all', ...activityCategories], 'all'),
  sort: choiceField(destinationSorts, 'rating'),
  ...travelDatesFields,
}

export const topicListFields = {
  q: textField(),
  category: choiceField(['all', ...topicCategoryIds], 'all'),
  more: showAllField(),
  ...travelDatesFields,
}
