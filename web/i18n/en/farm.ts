import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/farm'

export const texts: SameTexts<typeof vi> = {
  title: 'A day in the orchard',
  metaTitle: 'Farm tours: what is ripe when, and a day among the mangoes',
  metaDescription:
    'Which fruit is ripe in which month, what a day in a mango orchard at Cai Be is like, what it costs and how to book: farm tours that Mango Road runs itself.',
}
