import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/prices'

export const texts: SameTexts<typeof vi> = {
  usual: 'Usual',
  tooMuch: 'Too much',
  from: '{{price}}+',
  posted: 'Posted price',
  postedNote: 'A row without “too much” is a posted price: anything more is too much.',
  groups: {
    transport: 'Getting around',
    food: 'Food and drink',
    sights: 'Tickets and sights',
    phone: 'SIM cards and data',
    services: 'Services',
  },
  source: 'Source',
  report: 'Report a price',
  reportOf: 'Report a price: {{name}}',
  reportTitle: 'Did you pay something else?',
  reportText:
    'Tell us what it was, where, when and how much. The editors check it and correct the board.',
  rule: 'Where no price is posted, “too much” is a line that the editors draw for each thing.',
  stored: 'Open this page once while you are online and it opens without a connection, too.',
  cards: 'Show-me cards',
  print: 'Print the board',
}
