import type { SameTexts } from '../types'
import type { texts as vi } from '../vi/coming-soon'

export const texts: SameTexts<typeof vi> = {
  title: 'Coming soon',
  text: 'We are still writing and drawing this part. In the meantime, these pages are ready for you.',
  description: 'This page of Mango Road is coming soon.',
  onward: 'Go on from here',
  pages: {
    topics: 'Things to Do',
    topic: 'Things to Do',
    guides: 'Travel Guides',
    guide: 'Day Guide',
    guideFeatured: 'Detailed Guide',
    guideCategory: 'Category Guide',
    guideDestination: 'Destination Guide',
    deals: 'Travel Deals',
    deal: 'Travel Deal',
    shop: 'Travel Gear Shop',
    journal: 'My Travel Journal',
    search: 'Search',
    contact: 'Contact',
    tripPlanning: 'Custom Trip Planning',
    planTrip: 'Custom Trip Planning',
    about: 'About Us',
    partners: 'Partners',
    privacy: 'Privacy Policy',
    terms: 'Terms of Use',
    adminLogin: 'Admin Login',
  },
}
