import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/forms'

/** What a page says where no scripts run; the browser loads it only with the answer to a form that was posted without them. */
export const texts: SameTexts<typeof vi> = {
  withoutScripts: 'To tell people from programs this form needs JavaScript, which is switched off in your browser. Please write to us:',
  notSentTitle: 'Not sent – {{title}}',
  faultTitle: 'Not sent yet: a few things need your attention',
  failedTitle: 'Not sent',
  missing: {
    name: 'Please tell us your name.',
    email: 'Please tell us your e-mail address.',
    message: 'Please write us a few lines.',
  },
  emailForm: 'This e-mail address does not look right, for example: name@example.com.',
  invalid: 'What stands in this field is too long, or not in the right form.',
  tooMany_one: 'That was a lot of requests. Please try again in {{count}} minute. Everything you wrote is still here below.',
  tooMany_other: 'That was a lot of requests. Please try again in {{count}} minutes. Everything you wrote is still here below.',
  notHuman:
    'We have to make sure that a person is writing, and that check needs JavaScript, which did not run in your browser. Everything you wrote is still here below: you can switch JavaScript on and send it again.',
  otherSite: 'To be on the safe side, we only take what is sent from this website itself. Please fill in the form below.',
  tooLarge: 'That was too long for us to take. Please go back in your browser, shorten it and send it again.',
  unreadable: 'We could not read what was sent. Please go back in your browser and send it again.',
  unavailable:
    'Our service is interrupted at the moment, and nothing was sent. Everything you wrote is still here below: please try again in a few minutes.',
  failed: 'Something went wrong on our side. Everything you wrote is still here below: please try again in a few minutes.',
  mail: 'You can also write to us:',
}
