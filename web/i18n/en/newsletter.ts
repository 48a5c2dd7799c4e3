import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/newsletter'

export const texts: SameTexts<typeof vi> = {
  kicker: 'The Mango Road newsletter',
  sending: 'Processing…',
  onward: 'Read 30 days of Vietnam',
  confirm: {
    title: 'Confirm your subscription',
    description: 'Confirm the address that should receive the Mango Road newsletter.',
    button: 'Confirm subscription',
    states: {
      ready: 'One step to go: press the button below and the newsletter is yours.',
      done: 'All set! A welcome letter is on its way to your inbox.',
      used: 'This link has done its job already; there is nothing left to do.',
      expired: 'This link ran out after 7 days. Enter your address in the form below and we will send you a new one.',
      invalid:
        'This link is not right. It may have been cut off when copied: press the button in our mail again, or sign up anew in the form below.',
    },
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: 'Stop receiving the Mango Road newsletter.',
    button: 'Unsubscribe',
    states: {
      ready: 'Press the button below and we will send no more newsletters to this address.',
      done: 'Done: you will not receive the newsletter any more. Come back whenever the road calls.',
      used: 'This address does not receive the newsletter any more.',
      expired: 'This link has run out. Please use the link in our latest mail.',
      invalid: 'This link is not right. Press the link at the end of our mail again, or write to us on the contact page.',
    },
  },
}
