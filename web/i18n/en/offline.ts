import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/offline'

export const texts: SameTexts<typeof vi> = {
  title: 'Downloaded pages',
  description:
    'The {{brand}} pages you have downloaded to this device and can open without a connection.',
  intro:
    'These pages are on this device. They open without a connection and update automatically when there is one.',
  notKept: 'The page you wanted has not been downloaded to this device.',
  tryAgain: 'Try that page again',
  emptyTitle: 'Nothing downloaded yet',
  emptyText:
    'While you are online, open a guide or a destination and press “Download for offline”.',
  pictureAlt: 'Rowing boats on a river between limestone peaks',
  list: 'Your pages',
  sizeAndDate: '{{size}}, updated {{date}}',
  total: 'Total: {{size}}',
  remove: 'Remove',
  removeItem: 'Remove {{title}} from this device',
  removeAll: 'Remove all',
  confirmRemoveAll: 'You cannot download them again without a connection. Remove them all?',
  yesRemove: 'Yes, remove all',
  cancel: 'Cancel',
  removed: 'Removed from this device.',
  panel: {
    title: 'Read it offline',
    titleSaved: 'Download My trip',
    measuring: 'Working out how much space it needs…',
    size: 'Needs about {{size}} on this device: the text in both languages, the pictures, and large-print cards to show a driver or a cook.',
    sizeSaved_one:
      'Needs about {{size}} on this device for {{count}} page: the text in both languages and the pictures.',
    sizeSaved_other:
      'Needs about {{size}} on this device for {{count}} pages: the text in both languages and the pictures.',
    confirm: 'Download',
    keeping: 'Downloading… {{percent}}%',
    kept: 'Downloaded. The copy updates automatically when you are online.',
    keptSize:
      'Downloaded: {{size}}, updated {{date}}. The copy updates automatically when you are online.',
    showList: 'See all downloaded pages',
    failed:
      'The download failed. Check your connection and try again; what you have already downloaded is untouched.',
    full: 'There is not enough space on this device for this download. What you have already downloaded is untouched; remove something and try again.',
    refused:
      'Your browser does not let this site store anything. Allow site data (cookies) for {{brand}}, then try again.',
    unsupported:
      'This browser cannot store pages for offline reading. Try a recent Chrome, Safari, Edge or Firefox, not in a private window.',
  },
  cards: {
    title: 'Show-me cards',
    intro: 'Hold the screen out to a driver, a cook or a passer-by.',
    groups: {
      go: 'Go to',
      ride: 'On the ride',
      order: 'Ordering',
      diet: 'Diet and allergies',
      ask: 'Asking',
      pharmacy: 'At the pharmacy',
      help: 'Emergency',
    },
    group: 'Choose what the cards are for',
    cards: 'Cards',
    position: 'Card {{index}} of {{total}}',
    previous: 'Previous card',
    next: 'Next card',
    print: 'Print the cards',
  },
  start: 'Home',
}
