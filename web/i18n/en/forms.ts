import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/forms'

/** What a page says where no scripts run; the browser loads it only with the answer to a form that was posted without them. */
export const texts: SameTexts<typeof vi> = {
  withoutScripts:
    'This form needs JavaScript to block spam, and it is switched off in your browser. Please write to us instead:',
  notSentTitle: 'Not sent – {{title}}',
  faultTitle: 'Not sent yet: a few things need your attention',
  failedTitle: 'Not sent',
  missing: {
    name: 'Please tell us your name.',
    email: 'Please tell us your e-mail address.',
    message: 'Please write us a few lines.',
  },
  invalid: 'This is too long or in the wrong format.',
  tooMany_one:
    'Too many tries. Please try again in {{count}} minute. Everything you wrote is still below.',
  tooMany_other:
    'Too many tries. Please try again in {{count}} minutes. Everything you wrote is still below.',
  notHuman:
    'We couldn’t run our spam check because JavaScript is off. Everything you wrote is still below: turn JavaScript on and send it again.',
  otherSite:
    'For security, we only accept forms sent from this site. Please fill in the form below.',
  tooLarge: 'Your message is too long. Go back in your browser, shorten it and send it again.',
  unreadable: 'We couldn’t read that. Go back in your browser and send it again.',
  unavailable:
    'The service is briefly unavailable and nothing was sent. Everything you wrote is still below: please try again in a few minutes.',
  failed:
    'Something went wrong on our side. Everything you wrote is still below: please try again in a few minutes.',
  noSeats:
    'There are not enough seats left, or the day takes no more guests. Please choose another day or fewer guests. Nothing was charged.',
  tooLate:
    'That is not possible any more: it is too late, or the booking has just changed. Please reload the page to see how it is now.',
  payment:
    'The payment page could not be opened, and nothing was charged. Your seats are still held: please try again or pay in another way.',
  mail: 'You can also write to us:',
}
