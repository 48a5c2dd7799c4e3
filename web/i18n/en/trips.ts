import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/trips'

export const texts: SameTexts<typeof vi> = {
  title: 'Plan my trip',
  metaTitle: 'Plan your Vietnam trip with people who live there',
  metaDescription:
    'Tell us about your trip to Vietnam: where, when, how much. A local editor answers within 24 hours, Monday to Friday.',
  wish: 'I would like “{{title}}”.',
  changeWish: 'I would like “{{title}}”, with a change on day {{day}}: ',
  savedWish: 'I have saved: {{titles}}.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone or WhatsApp',
    destination: 'Where would you like to go?',
    travelDates: 'Travel dates',
    groupSize: 'Group size',
    budget: 'Budget',
    interests: 'Interests',
    message: 'Anything else',
  },
  more: 'More details (optional)',
  hints: {
    destination: 'Hoi An, Hue…',
    travelDates: 'Mid-March, about ten days',
    groupSize: '2 adults, 1 child',
    budget: '$800 a person',
    interests: 'Food, walking, fruit…',
  },
  pickers: {
    destination: 'Pick destinations',
    travelDates: 'Pick dates',
    months: 'Months',
    firstDay: 'Choose your first day.',
    lastDay: '{{date}}. Choose your last day, if it is a different one.',
    done: 'Done',
  },
  requiredNote: 'Only your name and e-mail are required.',
  errors: {
    name: 'Please tell us your name.',
    email: 'Please give us your e-mail address so that we can reply.',
  },
  follows: {
    read: {
      title: 'Somebody reads it',
      text: 'An editor in Da Nang reads your request and writes back if anything is unclear.',
    },
    plan: {
      title: 'You get a proposal',
      text: 'Where each day goes, what is rushed, and what is out of season.',
    },
    choose: {
      title: 'You decide',
      text: 'Change it, keep it or drop it. A request is not a booking.',
    },
    chat: 'A quick question?',
  },
  submit: 'Send request',
  sending: 'Sending...',
  successTitle: 'Request submitted!',
  successText: 'We’ll contact you within 24 hours to plan your itinerary.',
  again: 'Plan another trip',
  errorTitle: 'Error occurred',
  errorText: 'Please try again later.',
  privacy:
    'We use these details only to answer this request, and delete them after {{months}} months at most.',
  privacyLink: 'Privacy policy',
}
