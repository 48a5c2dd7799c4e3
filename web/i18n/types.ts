import type { texts as about } from './vi/about'
import type { texts as admin } from './vi/admin'
import type { texts as articleEdit } from './vi/article-edit'
import type { texts as articles } from './vi/articles'
import type { texts as comingSoon } from './vi/coming-soon'
import type { texts as contact } from './vi/contact'
import type { texts as deals } from './vi/deals'
import type { texts as destinations } from './vi/destinations'
import type { texts as forms } from './vi/forms'
import type { texts as guides } from './vi/guides'
import type { texts as home } from './vi/home'
import type { texts as itineraries } from './vi/itineraries'
import type { texts as journal } from './vi/journal'
import type { texts as legal } from './vi/legal'
import type { texts as login } from './vi/login'
import type { texts as newsletter } from './vi/newsletter'
import type { texts as offline } from './vi/offline'
import type { texts as plan } from './vi/plan'
import type { texts as saved } from './vi/saved'
import type { texts as search } from './vi/search'
import type { texts as shell } from './vi/shell'
import type { texts as shop } from './vi/shop'
import type { texts as topics } from './vi/topics'
import type { texts as trips } from './vi/trips'

/** The Vietnamese texts set the shape of all texts. */
export interface Texts {
  shell: typeof shell
  admin: typeof admin
  login: typeof login
  home: typeof home
  destinations: typeof destinations
  contact: typeof contact
  deals: typeof deals
  articles: typeof articles
  about: typeof about
  legal: typeof legal
  forms: typeof forms
  guides: typeof guides
  journal: typeof journal
  search: typeof search
  itineraries: typeof itineraries
  topics: typeof topics
  trips: typeof trips
  plan: typeof plan
  saved: typeof saved
  offline: typeof offline
  shop: typeof shop
  newsletter: typeof newsletter
  'coming-soon': typeof comingSoon
  'article-edit': typeof articleEdit
}

type Plural<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never

/** The shape that another language must match fully; where Vietnamese has one form, it may add a singular. */
export type SameTexts<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : SameTexts<Source[Key]>
} & { [Key in Plural<keyof Source>]?: string }
