import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/preferences'

export const texts: SameTexts<typeof vi> = {
  kicker: { letter: 'The {{brand}} newsletter', orchard: 'News from the orchard' },
  title: 'Letters your way',
  description:
    'Choose the language of {{brand}}’s letters, what you like to read and how often, or take a break.',
  address: 'For {{address}}.',
  language: { label: 'Language of the letters', vi: 'Tiếng Việt', en: 'English' },
  interests: {
    label: 'What you like to read about',
    hint: 'Choose nothing and you’ll get every letter.',
    places: 'Places',
    food: 'Food',
    deals: 'Deals',
    stories: 'Stories from the road',
    planning: 'Planning',
  },
  frequency: { label: 'How often', all: 'Every letter', monthly: 'At most one every four weeks' },
  save: 'Save',
  sending: 'Processing…',
  saved: 'Saved. It applies from the next letter.',
  pause: 'Pause for three months',
  pauseHint: 'After that, letters start again by themselves.',
  paused: 'You’re taking a break until {{day}}. No letters will come before then.',
  resume: 'Start letters again now',
  left: 'This address no longer gets letters. If you change your mind, press the button below: there’s nothing to confirm.',
  comeBack: 'Get letters again',
  data: 'Your data',
  export: 'Download my data',
  exportHint:
    'A JSON file with everything the newsletter stores about this address. Messages and trip requests aren’t in it, and the address is shown only in part, because a letter may be passed on to someone else. To see those, write to us.',
  leave: 'Unsubscribe',
  leaveHint: 'It takes effect at once. We keep your choices in case you come back.',
  delete: 'Delete my data',
  deleteHint:
    'Your address leaves this list, along with your choices and the letters sent to you. There’s no undo: to get letters again, sign up once more.',
  deleteNow: 'Delete for good',
  deleted: 'Deleted. This list holds nothing about you any more.',
  deletedTitle: 'Goodbye, and safe travels',
  broken: 'This link no longer works',
  again: 'Sign up again',
  invalid:
    'This link is wrong, or the data has been deleted. Press the link at the end of our latest letter, or sign up again below.',
  failedTitle: 'Not saved',
  failedText: 'Something went wrong on the way. Please try again in a few minutes.',
  meanwhile: 'Where to go next',
}
