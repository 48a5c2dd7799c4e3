import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/coming-soon'

export const texts: SameTexts<typeof vi> = {
  title: 'Coming soon',
  text: 'We are still writing and drawing this part. In the meantime, these pages are ready for you.',
  description: 'This page of Mango Road is coming soon.',
  onward: 'Where to go next',
  writeToUs: 'Write to us about working together',
  pages: {
    guideFeatured: 'Detailed Guide',
    guideCategory: 'Category Guide',
    guideDestination: 'Destination Guide',
    partners: 'Partners',
  },
}
