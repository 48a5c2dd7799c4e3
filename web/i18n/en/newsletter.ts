import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/newsletter'

export const texts: SameTexts<typeof vi> = {
  broken: 'This link no longer works',
  again: 'Sign up again',
  sending: 'Processing…',
  meanwhile: 'Where to go next',
  letter: {
    kicker: 'The {{brand}} newsletter',
    onward: 'Read 30 days of Vietnam',
    confirm: {
      title: 'Confirm your subscription',
      description: 'Confirm the address that should receive the {{brand}} newsletter.',
      button: 'Confirm subscription',
      states: {
        ready: 'One step to go: press the button below and the newsletter is yours.',
        done: 'All set! A welcome letter is on its way to your inbox.',
        used: 'You’ve already confirmed. Nothing more to do.',
        expired:
          'This link expired after 7 days. Enter your address in the form below and we’ll send you a new one.',
        invalid:
          'This link doesn’t work. It may be incomplete: press the button in our e-mail again, or sign up again below.',
      },
    },
    unsubscribe: {
      title: 'Unsubscribe',
      description: 'Stop receiving the {{brand}} newsletter.',
      button: 'Unsubscribe',
      states: {
        ready: 'Press the button below and we’ll stop sending the newsletter to this address.',
        done: 'Done: you won’t receive the newsletter any more. You’re welcome back any time.',
        used: 'This address no longer receives the newsletter.',
        expired: 'This link has expired. Please use the one in our latest e-mail.',
        invalid:
          'This link doesn’t work. Press the link at the end of our e-mail again, or write to us on the contact page.',
      },
    },
  },
  orchard: {
    kicker: 'News from the orchard',
    onward: 'See the farm tours and what is ripe when',
    confirm: {
      title: 'Confirm news from the orchard',
      description: 'Confirm the address that should receive news from the {{brand}} orchard.',
      button: 'Confirm subscription',
      states: {
        ready:
          'One step to go: press the button below and you’ll know when the orchard is about to open.',
        done: 'All set! We’ll write before the season starts. No other newsletter comes with it.',
        used: 'You’ve already confirmed. Nothing more to do.',
        expired:
          'This link expired after 7 days. Enter your address in the form below and we’ll send you a new one.',
        invalid:
          'This link doesn’t work. Press the button in our e-mail again, or sign up again below.',
      },
    },
    unsubscribe: {
      title: 'Stop news from the orchard',
      description: 'Stop receiving news from the {{brand}} orchard.',
      button: 'Stop news from the orchard',
      states: {
        ready:
          'Press the button below and we’ll stop telling this address about the orchard. Our newsletter, if you take it, goes on.',
        done: 'Done: you won’t receive news from the orchard any more. The trees are still there whenever you’d like to come.',
        used: 'This address no longer receives news from the orchard.',
        expired: 'This link has expired. Please use the one in our latest e-mail.',
        invalid:
          'This link doesn’t work. Press the link at the end of our e-mail again, or write to us on the contact page.',
      },
    },
  },
}
