import type { SameTexts } from '../types'
import type { texts as vi } from '../vi/trips'

export const texts: SameTexts<typeof vi> = {
  title: 'Plan your trip',
  intro: 'Tell us a little about the trip you have in mind. We answer within 24 hours.',
  metaDescription: 'Tell us about your trip to Vietnam: where, when, how much. We answer with an itinerary of your own within 24 hours.',
  wish: 'I would like “{{title}}”.',
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
    firstDay: 'Choose your first day.',
    lastDay: '{{date}}. Choose your last day, if it is another.',
    done: 'Done',
  },
  requiredNote: 'Only your name and e-mail are required.',
  errors: {
    name: 'Please tell us your name.',
    email: 'Please give an e-mail address, so that we can answer.',
    emailForm: 'This does not look like an e-mail address, such as name@example.com.',
  },
  submit: 'Send request',
  sending: 'Sending...',
  successTitle: 'Request submitted!',
  successText: 'We’ll contact you within 24 hours to plan your itinerary.',
  again: 'Plan another trip',
  errorTitle: 'Error occurred',
  errorText: 'Please try again later.',
  privacy: 'We use these details only to answer this request.',
}
