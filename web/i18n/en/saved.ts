import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/saved'

export const texts: SameTexts<typeof vi> = {
  title: 'My trip',
  description: 'Your days and what you have saved on {{brand}}, kept in this browser.',
  emptyText:
    'Nothing saved yet. Tap the heart on anything you like, then come back here to turn it into days. It all stays in this browser.',
  removeShort: 'Remove from saved',
  sharedTitle: 'A shared list',
  sharedIntro: 'Somebody sent you the places they like. Save them if you like them too.',
  someNotLoaded: 'Some items could not be loaded',
  plan: 'Plan a trip with these',
  copyLink: 'Copy a link to this list',
  pocket: { keep: 'Download all for offline', kept: 'All downloaded' },
  keepAll: 'Save them all',
  withoutScripts:
    'What you save lives in your browser, so this page needs JavaScript to read it. A list or plan that somebody shares with you opens without it.',
}
