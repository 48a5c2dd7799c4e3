import { topicCategoryIds } from '../../content/topics/types'
import { choiceField, showAllField, textField } from '../../lib/list-state'

export const topicListFields = {
  q: textField(),
  category: choiceField(['all', ...topicCategoryIds], 'all'),
  more: showAllField(),
}
