import { columnWords, figureWords } from '../../../../schema/figure-words'
import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/figures'

export const texts: SameTexts<typeof vi> = {
  title: 'Statistics',
  intro:
    'What visitors read, search for, click on and send to us. Only sums by day are kept, never who read; views are kept for 25 months, searches for 90 days.',
  csv: 'Download CSV',
  range: 'Period',
  ranges: { '30': '30 days', '90': '90 days', '12m': '12 months' },
  groups: {
    languages: 'Views by language',
    pages: 'Views by kind of page',
    searches: 'Searches',
    clicks: 'Clicks to partners',
    letters: 'Letters to readers',
    subscribers: 'New subscribers',
    leads: 'Requests and messages',
  },
  names: figureWords.en,
  columns: columnWords.en,
  pages: 'Most read pages',
  pagesCsv: 'Download CSV of pages',
  sources: 'Where readers come from',
  sourcesCsv: 'Download CSV of sources',
  edit: 'Edit',
  editOf: 'Edit “{{title}}”',
  newTab: '(opens a new tab)',
  change: '{{percent}}% against the period before ({{before}})',
  noBefore: 'The period before: 0',
  none: 'Nothing was counted in this period.',
  noneOf: 'Nothing was counted in this period or the one before: {{groups}}.',
  cut: 'There is too much to add up, so only the newest is in: the oldest days are not complete.',
  table: 'Show as a table',
}
