import { topicCategoryIds } from '../../content/topics/types'
import { choiceField, showAllField, textField } from '../../lib/list-state'

/** The list's query string; `more` shows all, not the first twelve. */
export const topicListFields = {
  q: textField(),
  category: choiceField(['all', ...topicCategoryIds], 'all'),
  more: showAllField(),
}
