import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/calendar'

export const texts: SameTexts<typeof vi> = {
  title: 'Calendar',
  intro:
    'What goes live, runs out, is sent and takes place in a month, by Vietnam days. Drag a scheduled publication to another day, or press “Move”.',
  previous: 'Previous month',
  next: 'Next month',
  thisMonth: 'This month',
  show: 'Show in the calendar',
  sorts: {
    publication: 'Publications',
    letter: 'Letters',
    deal: 'Deals that end',
    fact: 'Facts that expire',
    licence: 'Photo licences that end',
    link: 'Broken links',
    festival: 'Festivals',
  },
  states: { done: 'done', planned: 'scheduled', failed: 'failed' },
  legend: 'Filled VI, EN: done. Dashed: scheduled. Red: due, but it could not be published.',
  today: 'Today',
  until: 'to {{day}}',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  empty: 'There is nothing to show in this month.',
  cut: 'This month has too many items: the calendar shows some of them.',
  move: 'Move',
  moveOf: 'Move “{{title}}” to another day',
  newDay: 'New day',
  keepsTime: 'Still at {{time}}, Vietnam time.',
  past: 'That time is over. Please choose a later day.',
  noDay: 'Please choose a day.',
  moved: 'Moved to {{when}}',
  undo: 'Undo',
  notMoved: 'It could not be moved',
}
