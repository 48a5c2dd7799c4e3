import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/saved'

export const texts: SameTexts<typeof vi> = {
  title: 'Saved items',
  description: 'The destinations and articles you have saved on Mango Road, kept in this browser.',
  intro: 'The list is kept in this browser and sent nowhere.',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the heart on a destination or an article to save it for your trip.',
  browse: 'Browse destinations',
  remove: 'Remove {{title}} from the list',
  removeShort: 'Remove',
  kinds: { destination: 'Destinations', guide: 'Guides', article: 'Articles', deal: 'Deals', product: 'Products' },
  sharedTitle: 'A shared list',
  sharedIntro: 'Somebody sent you the places they like. Save them if you like them too.',
  someNotLoaded: 'Some items could not be loaded',
  plan: 'Plan a trip with these',
  copyLink: 'Copy a link to this list',
  pocket: { keep: 'Download all for offline', kept: 'All downloaded' },
  keepAll: 'Save them all',
  withoutScripts:
    'Saved items live in your browser, so this page needs JavaScript to read them. A list or plan that somebody shares with you opens without it.',
}
