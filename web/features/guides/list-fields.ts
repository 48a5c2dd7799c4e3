import { difficulties, guideCategories, seasons } from '../../content/guides/types'
import { choiceField, flagField, textField } from '../../lib/list-state'

/** The list's filters as they stand in the query string. */
export const guideListFields = {
  q: textField(),
  category: choiceField(['all', ...guideCategories], 'all'),
  difficulty: choiceField(['all', ...difficulties], 'all'),
  season: choiceField(['all', ...seasons], 'all'),
  featured: flagField(),
}
