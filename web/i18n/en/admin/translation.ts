import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/translation'

export const texts: SameTexts<typeof vi> = {
  draft: { vi: 'Draft the Vietnamese', en: 'Draft the English' },
  working: 'Translating…',
  done_one: '{{count}} field drafted',
  done_other: '{{count}} fields drafted',
  read: 'Please read each of them; until then it cannot be published.',
  notTaken_one: '{{count}} field could not be translated and is marked.',
  notTaken_other: '{{count}} fields could not be translated and are marked.',
  none: 'No field could be translated',
  note: {
    vi: 'The Vietnamese was translated by a machine and not read yet',
    en: 'The English was translated by a machine and not read yet',
  },
  confirm: 'I have read it',
  confirmField: 'I have read it: {{field}}',
  confirmAll_one: 'I have read this {{count}} field',
  confirmAll_other: 'I have read all {{count}} fields',
  confirmed: 'Noted as read',
  unread_one: '{{count}} unread machine translation',
  unread_other: '{{count}} unread machine translations',
}
