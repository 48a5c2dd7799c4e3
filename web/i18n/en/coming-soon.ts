import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/coming-soon'

export const texts: SameTexts<typeof vi> = {
  title: 'Coming soon',
  text: 'We are still writing and drawing this part. In the meantime, these pages are ready for you.',
  description: 'This page of {{brand}} is coming soon.',
  onward: 'Where to go next',
  writeToUs: 'Write to us about working together',
  wanted: {
    title: 'Whom we are looking for',
    growers: {
      title: 'Orchards',
      text: 'Growers who let guests up the ladder and then sit them down to lunch.',
    },
    guides: {
      title: 'Cooks, rowers and riders',
      text: 'People who know a market, a stretch of river or a pass by heart and will take a few guests along.',
    },
    hosts: {
      title: 'Small places to stay',
      text: 'Stilt houses, timber houses and hotels with few rooms, where the owner still comes to the door.',
    },
    next: 'A few lines will do: where you are, what you do, and when you can have guests.',
  },
  pages: {
    guideFeatured: 'Detailed Guide',
    guideCategory: 'Category Guide',
    guideDestination: 'Destination Guide',
    partners: 'Partners',
  },
}
