import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/palette'

export const texts: SameTexts<typeof vi> = {
  title: 'Go to',
  label: 'Find a view, an action, an entry or an article',
  none: 'Nothing found.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  view: 'view',
  action: 'action',
}
