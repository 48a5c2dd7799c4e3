import type { EntryKind } from '../schema/content/choices'
import type { FormName } from '../schema/no-js-forms'
import { paths } from '../schema/paths'
import { allMonths } from '../schema/time'
import {
  anyArticlesPath,
  articleListData,
  articleListFields,
  articlePath,
  homeArticlesPath,
  journalPath,
  placeArticlesPath,
  previewPath,
} from './domain/articles/paths'
import {
  entryListPath,
  entryPath,
  type ListedKind,
  movedEntry,
  placesPath,
  thingsPath,
} from './domain/entries/paths'
import { festivalsPath, placeFestivalsPath } from './domain/months/festivals'
import { travelDatesFields } from './domain/travel-dates/use-travel-dates'
import type { ComingSoonId } from './features/coming-soon/coming-soon-screen'
import { dealListFields } from './features/deals/list-fields'
import { destinationListFields } from './features/destinations/list-fields'
import {
  guideData,
  guideListFields,
  isOtherSpelling,
  movedItinerary,
} from './features/guides/paths'
import { type LinkPurpose, linkReadPath, preferencesReadPath } from './features/newsletter/paths'
import { readQuery, searchApiPath, searchFields } from './features/search/paths'
import { shopData, shopFields } from './features/shop/paths'
import { currentTagPath, tagApiPath } from './features/tags/paths'
import { topicListFields } from './features/topics/list-fields'
import { namesThings } from './features/trips/paths'
import type { Page, ScreenModule } from './lib/page'

const screens = import.meta.glob<ScreenModule>([
  './features/*/*-screen.tsx',
  './shell/*-screen.tsx',
  './admin/{admin,invite,login}-screen.tsx',
])

function screen(path: string): Pick<Page, 'lazy' | 'source'> {
  const lazy = screens[`./${path}.tsx`]
  if (!lazy) throw new RangeError(`web/${path}.tsx is no screen`)
  return { lazy, source: `web/${path}.tsx` }
}

function page(
  id: keyof typeof paths,
  screenPath: string,
  rest: Omit<Page, 'id' | 'path' | 'lazy' | 'source'>,
): Page {
  return { id, path: paths[id], ...screen(screenPath), ...rest }
}

function comingSoon(id: ComingSoonId): Page {
  return page(id, 'features/coming-soon/coming-soon-screen', {
    texts: ['coming-soon'],
  })
}

function tripPage(id: 'tripPlanning' | 'planTrip'): Page {
  return page(id, 'features/trips/trip-screen', {
    texts: ['trips', 'plan'],
    data: (_params, query, locale) =>
      namesThings(query) ? [thingsPath(locale), ...articlesData(query)] : [],
    query: ['destination', 'deal', 'plan', 'day', 'saved', 'when'],
    forms: ['trip'],
  })
}

function monthPage(month: number): Page {
  const path = `${paths.destination}/thang-${month}`
  return {
    id: `month-${month}`,
    path,
    params: { month: String(month) },
    ...screen('features/months/month-screen'),
    texts: ['months', 'destinations'],
    data: ({ slug = '' }, _query, locale) => [
      entryPath('destination', slug, locale),
      entryPath('farm', 'farm', locale),
      entryListPath('deal', locale),
      placeFestivalsPath(slug, month, locale),
      placeArticlesPath(slug, locale),
    ],
    needsData: true,
    movedTo: movedEntry(path),
  }
}

function articlePage(id: 'article' | 'journalEntry'): Page {
  return page(id, 'features/articles/article-detail-screen', {
    printed: true,
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    needsData: true,
    movedTo: movedEntry(paths[id]),
  })
}

function legalPage(id: 'privacy' | 'terms'): Page {
  return page(id, 'features/legal/legal-screen', {
    params: { document: id },
    texts: ['legal'],
    data: readsEntry('page', id),
    needsData: true,
  })
}

function newsletterLinkPage(
  id: 'newsletterConfirm' | 'newsletterUnsubscribe',
  purpose: LinkPurpose,
  forms: FormName[],
): Page {
  return page(id, 'features/newsletter/newsletter-link-screen', {
    params: { purpose },
    texts: ['newsletter', 'farm'],
    data: (_, query) => [linkReadPath(purpose, query)],
    query: ['token'],
    forms,
    fresh: true,
  })
}

const readsList =
  (kind: ListedKind): Page['data'] =>
  (_params, _query, locale) => [entryListPath(kind, locale)]

const readsEntry =
  (kind: EntryKind, fixedSlug?: string): Page['data'] =>
  ({ slug = '' }, _query, locale) => [entryPath(kind, fixedSlug ?? slug, locale)]

export const pages: readonly Page[] = [
  page('home', 'features/home/home-screen', {
    texts: ['home', 'farm', 'trips', 'travel-dates'],
    data: (_params, query, locale) => [
      entryPath('home', 'home', locale),
      homeArticlesPath(locale),
      ...(query.has('when') ? [festivalsPath(locale)] : []),
    ],
    needsData: true,
    forms: ['trip', 'newsletter'],
    query: travelDatesFields,
  }),
  page('destinations', 'features/destinations/destination-list-screen', {
    texts: ['destinations', 'travel-dates'],
    data: readsList('destination'),
    needsData: true,
    query: destinationListFields,
  }),
  page('destination', 'features/destinations/destination-detail-screen', {
    printed: true,
    texts: ['destinations', 'offline', 'months', 'travel-dates', 'visit'],
    data: readsEntry('destination'),
    needsData: true,
    movedTo: movedEntry(paths.destination),
    query: travelDatesFields,
  }),
  ...allMonths.map(monthPage),
  page('when', 'features/months/calendar-screen', {
    texts: ['months', 'travel-dates'],
    data: (_params, _query, locale) => [
      entryListPath('destination', locale),
      festivalsPath(locale),
    ],
    needsData: true,
    query: travelDatesFields,
  }),
  page('articles', 'features/articles/article-list-screen', {
    texts: ['articles'],
    data: articleListData,
    query: Object.keys(articleListFields),
    forms: ['newsletter'],
  }),
  articlePage('article'),
  articlePage('journalEntry'),
  page('preview', 'features/articles/preview-screen', {
    texts: ['articles'],
    data: (_params, query, locale) => [previewPath(query, locale)],
    needsData: true,
    query: ['token'],
    fresh: true,
  }),
  page('entryPreview', 'shell/entry-preview-screen', {
    texts: [
      'articles',
      'destinations',
      'topics',
      'guides',
      'itineraries',
      'deals',
      'home',
      'trips',
      'legal',
      'offline',
      'about',
      'farm',
      'contact',
      'prices',
      'letters',
      'travel-dates',
      'months',
      'visit',
    ],
    fresh: true,
  }),
  page('saved', 'features/saved/saved-screen', {
    texts: ['saved', 'plan', 'journey', 'offline'],
    data: (_params, query, locale) => [
      thingsPath(locale),
      placesPath(locale),
      ...articlesData(query),
    ],
    query: ['items', 'plan'],
  }),
  page('offline', 'features/saved/offline-screen', {
    texts: ['offline'],
  }),
  page('topics', 'features/topics/topic-list-screen', {
    texts: ['topics', 'travel-dates'],
    data: readsList('topic'),
    needsData: true,
    query: topicListFields,
  }),
  page('topic', 'features/topics/topic-detail-screen', {
    texts: ['topics', 'travel-dates'],
    data: ({ slug = '' }, _query, locale) => [
      entryPath('topic', slug, locale),
      entryListPath('topic', locale),
    ],
    needsData: true,
    movedTo: movedEntry(paths.topic),
    query: travelDatesFields,
  }),
  page('guides', 'features/guides/guide-list-screen', {
    texts: ['guides', 'travel-dates'],
    data: readsList('guide'),
    needsData: true,
    query: guideListFields,
  }),
  comingSoon('guideFeatured'),
  comingSoon('guideDestination'),
  comingSoon('guideCategory'),
  {
    id: 'guide',
    printed: true,
    path: paths.itinerary,
    ...screen('features/guides/guide-detail-screen'),
    texts: ['guides', 'itineraries', 'offline', 'travel-dates', 'visit'],
    data: guideData,
    needsData: true,
    movedTo: movedItinerary,
    hasOpenPath: isOtherSpelling,
    query: travelDatesFields,
  },
  page('deals', 'features/deals/deal-list-screen', {
    texts: ['deals', 'farm', 'travel-dates'],
    data: readsList('deal'),
    needsData: true,
    query: dealListFields,
    forms: ['newsletter'],
  }),
  page('deal', 'features/deals/deal-detail-screen', {
    texts: ['deals', 'farm', 'trips', 'travel-dates'],
    data: readsEntry('deal'),
    needsData: true,
    movedTo: movedEntry(paths.deal),
    forms: ['trip', 'orchard'],
    query: travelDatesFields,
  }),
  page('farm', 'features/farm/farm-screen', {
    texts: ['farm', 'trips'],
    data: readsEntry('farm', 'farm'),
    needsData: true,
    forms: ['trip', 'orchard'],
    query: travelDatesFields,
  }),
  page('prices', 'features/prices/prices-screen', {
    printed: true,
    texts: ['prices', 'offline'],
    data: readsEntry('prices', 'prices'),
    needsData: true,
  }),
  page('shop', 'features/shop/shop-screen', {
    texts: ['shop'],
    data: shopData,
    query: shopFields,
  }),
  page('journal', 'features/journal/journal-screen', {
    texts: ['journal'],
    data: (_params, _query, locale) => [journalPath(locale)],
    needsData: true,
  }),
  page('letters', 'features/letters/letter-list-screen', {
    texts: ['letters'],
    data: readsList('letter'),
    needsData: true,
    forms: ['newsletter'],
  }),
  page('letter', 'features/letters/letter-detail-screen', {
    printed: true,
    texts: ['letters'],
    data: ({ slug = '' }, _query, locale) => [
      entryPath('letter', slug, locale),
      entryListPath('letter', locale),
    ],
    needsData: true,
    movedTo: movedEntry(paths.letter),
    forms: ['newsletter'],
  }),
  {
    id: 'search',
    path: `${paths.search}/:query?`,
    ...screen('features/search/search-screen'),
    texts: ['search'],
    data: ({ query }, search, locale) =>
      [searchApiPath(readQuery(query, search), locale) ?? []].flat(),
    query: ['q', ...Object.keys(searchFields)],
    hasOpenPath: () => true,
    stays: true,
  },
  page('tag', 'features/tags/tag-screen', {
    texts: ['tags'],
    data: ({ tag = '' }, query, locale) => [tagApiPath(tag, query, locale)],
    needsData: true,
    movedTo: currentTagPath,
    query: ['page'],
  }),
  page('contact', 'features/contact/contact-screen', {
    texts: ['contact'],
    data: (_params, query, locale) =>
      query.has('price') ? [entryPath('prices', 'prices', locale)] : [],
    query: ['price'],
    forms: ['contact'],
  }),
  tripPage('tripPlanning'),
  tripPage('planTrip'),
  page('about', 'features/about/about-screen', {
    texts: ['about'],
    data: readsEntry('about', 'about'),
    needsData: true,
  }),
  comingSoon('partners'),
  legalPage('privacy'),
  legalPage('terms'),
  newsletterLinkPage('newsletterConfirm', 'confirm', ['confirm', 'newsletter', 'orchard']),
  newsletterLinkPage('newsletterUnsubscribe', 'unsubscribe', ['unsubscribe']),
  page('newsletterPreferences', 'features/newsletter/preferences-screen', {
    texts: ['preferences'],
    data: (_, query) => [preferencesReadPath(query)],
    query: ['token'],
    forms: ['preferences', 'leave', 'delete', 'newsletter'],
    fresh: true,
  }),
  page('adminLogin', 'admin/login-screen', {
    texts: ['login'],
    query: ['next'],
    fresh: true,
  }),
  page('adminInvite', 'admin/invite-screen', {
    texts: ['login'],
    fresh: true,
  }),
  page('admin', 'admin/admin-screen', {
    texts: ['login', 'admin', 'plan'],
    fresh: true,
    bare: true,
    stays: true,
  }),
]

export const notFoundPage: Page = {
  id: 'not-found',
  path: '*',
  ...screen('shell/not-found-screen'),
  texts: [],
}

function articlesData(query: URLSearchParams): string[] {
  // `~a.` and `,a.` in a plan, `article.` in a list, URL-encoded.
  return /(?:%7E|%2C)a\.|article\./.test(`${query}`) ? [anyArticlesPath] : []
}
