import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/farm'

export const texts: SameTexts<typeof vi> = {
  name: 'Farm tours',
  kicker: 'Our own tour, from Saigon',
  book: 'Ask and reserve',
  bookDay: 'Choose a day and book',
  bookDayText:
    'See which days have seats and what it costs before you give a name. Holding seats for 15 minutes costs nothing.',
  perGuest: 'a person',
  season: 'Open {{from}} – {{to}} {{year}}',
  nowRipe: 'Now ripe, {{month}}:',
  ripeness: { main: 'In season', some: 'Some, off peak' },
  inclusions: 'Included',
  terms: 'Groups, extras, cancelling',
  dealPage: 'See it among our deals',
  reviews: {
    title: 'What guests say',
    average_one: '{{average}} out of 5, from {{count}} guest who came',
    average_other: '{{average}} out of 5, from {{count}} guests who came',
    mark: '{{mark}}/5',
    month: '{{month}} {{year}}',
  },
  proof: {
    years: '{{years}} years of drying fruit',
    certified: 'Certified and registered: {{names}}',
  },
  calendar: 'What is ripe when',
  calendarCaption: 'Fruits by month, from January to December',
  fruit: 'Fruit',
  fruitDetails: 'Each fruit: where it grows, what you can do',
  thisMonth: 'this month',
  monthsOf: 'Peak: {{months}}',
  allYear: 'All year',
  ways: { book: 'Book', wait: 'Tell me', trip: 'Plan a trip' },
  bookingHeading: 'Ask and reserve',
  bookingMessage: 'I would like to reserve “{{title}}”.',
  privateText: 'Asking ahead for next season, or for another orchard?',
  privateLink: 'Write to us',
  questions: 'Good to know',
  ownDeal: 'Our own',
  opensAgain: 'Opens again on {{day}}',
  notice: {
    title: 'Another month? We’ll tell you when it opens',
    titleFrom: 'The orchard opens again on {{day}}. Want to know first?',
    intro:
      'Leave your address: before the orchard opens we’ll send you one letter with the dates, the price and what is ripe.',
    email: 'Your e-mail address',
    submit: 'Tell me when it opens',
    submitting: 'Processing...',
    successTitle: 'You’re nearly there!',
    successText:
      'Thank you. Please open your inbox and confirm your address: we’ll write when the orchard is about to open.',
    errorTitle: 'Something went wrong',
    errorText: 'Please try again in a few minutes.',
    privacy: 'One letter a season. Stop any time.',
  },
}
