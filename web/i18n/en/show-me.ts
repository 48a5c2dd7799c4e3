import type { SameTexts } from '../types'
import type { texts as vi } from '../vi/show-me'

export const texts: SameTexts<typeof vi> = {
  title: 'Show-me cards',
  intro: 'Hold the screen out to a driver, a cook or a passer-by.',
  groups: { go: 'Go to', ride: 'In the car', order: 'Ordering', diet: 'Diet and allergies', ask: 'Asking', help: 'Emergency' },
  group: 'Choose what the cards are for',
  cards: 'Cards',
  position: 'Card {{index}} of {{total}}',
  previous: 'Previous card',
  next: 'Next card',
  print: 'Print the cards',
}
