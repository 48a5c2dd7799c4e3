import type * as z from 'zod'
import { aboutContent } from './about'
import { authorContent } from './author'
import type { EntryKind } from './choices'
import { dealContent } from './deal'
import { destinationContent } from './destination'
import { factContent } from './fact'
import { farmContent } from './farm'
import { festivalContent } from './festival'
import { guideContent } from './guide'
import { homeContent } from './home'
import { itineraryContent } from './itinerary'
import { letterContent } from './letter'
import { pageContent } from './page'
import { postContent } from './post'
import { pricesContent } from './prices'
import { routeContent } from './route'
import { settingsContent } from './settings'
import { shopContent } from './shop'
import { topicContent } from './topic'

export const contentSchemas = {
  post: postContent,
  destination: destinationContent,
  topic: topicContent,
  guide: guideContent,
  deal: dealContent,
  itinerary: itineraryContent,
  home: homeContent,
  about: aboutContent,
  farm: farmContent,
  settings: settingsContent,
  page: pageContent,
  fact: factContent,
  prices: pricesContent,
  festival: festivalContent,
  letter: letterContent,
  shop: shopContent,
  author: authorContent,
  route: routeContent,
} satisfies Record<EntryKind, z.ZodObject>

export type ContentOfKind = {
  [Kind in EntryKind]: z.infer<(typeof contentSchemas)[Kind]>
}
