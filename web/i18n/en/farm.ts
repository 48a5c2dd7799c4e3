import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/farm'

export const texts: SameTexts<typeof vi> = {
  title: 'A day in the orchard',
  metaTitle: 'Farm tours: what is ripe when, and a day among the mangoes',
  metaDescription:
    'Which fruit is ripe in which month, what a day in a mango orchard at Cai Be is like, what it costs and how to book: farm tours that Mango Road runs itself.',
  notice: {
    email: 'Your e-mail address',
    submit: 'Tell me when it opens',
    submitting: 'Processing...',
    successTitle: 'You’re nearly there!',
    successText: 'Thank you. Please open your inbox and confirm your address: we’ll write when the orchard is about to open.',
    errorTitle: 'Something went wrong',
    errorText: 'Please try again in a few minutes.',
    privacy: 'One letter before each season, with dates and prices. Stop any time.',
  },
}
