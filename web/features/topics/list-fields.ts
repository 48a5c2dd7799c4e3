import { topicCategoryIds } from '../../../schema/content/choices'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, showAllField, textField } from '../../lib/list-state'

export const topicListFields = {
  q: textField(),
  category: choiceField(['all', ...topicCategoryIds], 'all'),
  more: showAllField(),
  ...travelDatesFields,
}
