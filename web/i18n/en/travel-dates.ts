import type { SameTexts } from '../i18n'
import type { texts as source } from '../vi/travel-dates'

export const texts: SameTexts<typeof source> = {
  question: 'When are you going?',
  all: 'All year',
  exact: 'Exact days',
  verdicts: { good: 'A good time', mixed: 'Mixed', avoid: 'Better avoided' },
  /** On cards. */
  short: { good: 'Good', mixed: 'Mixed', avoid: 'Avoid' },
  fit: '{{dates}}: {{verdict}}',
  rainDays_one: '{{count}}\u00a0rainy day',
  rainDays_other: '{{count}}\u00a0rainy days',
  temperatures: '{{low}}\u2060–\u2060{{high}}\u00a0°C',
  degrees: '{{high}}°',
  sea: { calm: 'calm sea', changing: 'changeable sea', rough: 'rough sea' },
  crowds: { quiet: 'few visitors', busy: 'busy', packed: 'packed' },
  prices: { low: 'low prices', high: 'high prices' },
  table: 'On the table: {{dishes}}.',
  inSeason: 'in season',
  inSeasonAt: '{{dates}}: in season in {{places}}.',
  outOfSeason: '{{dates}}: not the best season for the places in this piece.',
  dealHolds: 'valid when you go',
  dealDoesNotHold: 'not valid when you go',
}
