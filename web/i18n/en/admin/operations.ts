import { figureWords } from '../../../../schema/figure-words'
import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/operations'

export const texts: SameTexts<typeof vi> = {
  title: 'Operations',
  intro:
    'The site looks after itself every five minutes. When something is wrong, it says so once a day in the staff chat and to owners with an e-mail address, and once more when it is over.',
  now: 'Right now',
  fine: 'Everything is fine.',
  history: 'Trouble in the last 30 days',
  noHistory: 'There was no trouble in the last 30 days.',
  trouble: 'Trouble',
  seen: 'From',
  recovered: 'Until',
  lasting: 'still there',
  parts: 'Background jobs',
  part: 'Job',
  succeeded: 'Last went well',
  never: 'not run yet',
  late: 'late',
  figures: {
    'mails-sent': 'Mail sent, last 30 days',
    'deliveries-dead': 'Failed messages, last 30 days',
    'browser-errors': 'Errors in browsers, last 30 days',
  },
  none: 'Nothing yet.',
  errors: 'Errors in readers’ browsers',
  errorsText:
    'They are only counted, never whose they were: up to 200 different ones a day. The place is a kind of page.',
  noErrors: 'There were no errors in the last 30 days.',
  message: 'Message',
  page: 'Kind of page',
  pages: figureWords.en,
  count: 'Times',
  build: 'Build',
  lastSeen: 'Last seen',
  backups: {
    title: 'Backups',
    intro: 'Every day, after 2 am in Vietnam, the site backs its whole database up by itself.',
    last: 'The last one: {{when}}',
    none: 'There is no backup yet',
    noneText: 'The first one is made within an hour of the deployment.',
    late: 'The last one is more than 26 hours old. The log says why (“part: backup”).',
    day: 'Day',
    rows: 'Rows',
    size: 'Size (MB)',
  },
}
