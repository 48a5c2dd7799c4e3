import type { EntryKind, FixedPage } from '../schema/content/choices'
import type { FormName } from '../schema/no-js-forms'
import { paths } from '../schema/paths'
import { allMonths } from '../schema/time'
import {
  anyArticlesPath,
  articleListData,
  articleListFields,
  articlePath,
  authorData,
  authorFields,
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
  movedPage,
  placeMonthPath,
  placesPath,
  thingsPath,
  wordsPath,
  yearsPath,
} from './domain/entries/paths'
import { festivalsPath, placeFestivalsPath } from './domain/months/festivals'
import { travelDatesFields } from './domain/travel-dates/use-travel-dates'
import type { ComingSoonId } from './features/coming-soon/coming-soon-screen'
import {
  guideData,
  guideListFields,
  isOtherSpelling,
  movedItinerary,
} from './features/guides/paths'
import {
  bookingReadPath,
  currentTagPath,
  dealListFields,
  destinationListFields,
  type LinkPurpose,
  linkReadPath,
  namesItems,
  preferencesReadPath,
  readQuery,
  searchApiPath,
  searchFields,
  tagApiPath,
  topicListFields,
  tourDaysPath,
} from './features/paths'
import { shopData, shopFields } from './features/shop/paths'
import type { Page } from './lib/page'

/** A page whose id is the name of its path. */
function page(id: keyof typeof paths, rest: Omit<Page, 'id' | 'path'>): Page {
  return { id, path: paths[id], ...rest }
}

function comingSoon(id: ComingSoonId): Page {
  return page(id, {
    lazy: () => import('./features/coming-soon/coming-soon-screen'),
    source: 'web/features/coming-soon/coming-soon-screen.tsx',
    texts: ['coming-soon'],
  })
}

function tripPage(id: 'tripPlanning' | 'planTrip'): Page {
  return page(id, {
    lazy: () => import('./features/trips/trip-screen'),
    source: 'web/features/trips/trip-screen.tsx',
    texts: ['trips', 'plan'],
    data: (_params, query, locale) =>
      namesItems(query) ? [thingsPath(locale), ...articlesData(query)] : [],
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
    lazy: () => import('./features/months/month-screen'),
    source: 'web/features/months/month-screen.tsx',
    texts: ['months', 'destinations'],
    data: ({ slug = '' }, _query, locale) => [
      placeMonthPath(slug, month, locale),
      placeFestivalsPath(slug, month, locale),
      placeArticlesPath(slug, locale),
    ],
    needsData: true,
    movedTo: movedEntry(path),
  }
}

function articlePage(id: 'article' | 'journalEntry'): Page {
  return page(id, {
    printed: true,
    lazy: () => import('./features/articles/article-detail-screen'),
    source: 'web/features/articles/article-detail-screen.tsx',
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    needsData: true,
    movedTo: movedEntry(paths[id]),
  })
}

/** A page that editors write; the fixed ones have paths of their own. */
function writtenPage(id: 'page' | FixedPage): Page {
  return page(id, {
    ...(id !== 'page' && { params: { slug: id } }),
    lazy: () => import('./features/pages/page-screen'),
    source: 'web/features/pages/page-screen.tsx',
    texts: ['pages'],
    data: readsEntry('page'),
    needsData: true,
    ...(id === 'page' && { movedTo: movedPage }),
  })
}

function newsletterLinkPage(
  id: 'newsletterConfirm' | 'newsletterUnsubscribe',
  purpose: LinkPurpose,
  forms: FormName[],
): Page {
  return page(id, {
    params: { purpose },
    lazy: () => import('./features/newsletter/newsletter-link-screen'),
    source: 'web/features/newsletter/newsletter-link-screen.tsx',
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
  page('home', {
    lazy: () => import('./features/home/home-screen'),
    source: 'web/features/home/home-screen.tsx',
    texts: ['home', 'travel-dates'],
    data: (_params, query, locale) => [
      entryPath('home', 'home', locale),
      homeArticlesPath(locale),
      ...(query.has('when') ? [festivalsPath(locale)] : []),
    ],
    needsData: true,
    forms: ['trip', 'newsletter'],
    query: travelDatesFields,
  }),
  page('destinations', {
    lazy: () => import('./features/destinations/destination-list-screen'),
    source: 'web/features/destinations/destination-list-screen.tsx',
    texts: ['destinations', 'travel-dates'],
    data: (_params, query, locale) => [
      entryListPath('destination', locale),
      ...(query.has('q') ? [wordsPath('destination', locale)] : []),
      ...(query.has('when') ? [yearsPath(locale)] : []),
    ],
    needsData: true,
    query: destinationListFields,
  }),
  page('destination', {
    printed: true,
    lazy: () => import('./features/destinations/destination-detail-screen'),
    source: 'web/features/destinations/destination-detail-screen.tsx',
    texts: ['destinations', 'offline', 'months', 'travel-dates'],
    data: readsEntry('destination'),
    needsData: true,
    movedTo: movedEntry(paths.destination),
    query: travelDatesFields,
  }),
  ...allMonths.map(monthPage),
  page('when', {
    lazy: () => import('./features/months/calendar-screen'),
    source: 'web/features/months/calendar-screen.tsx',
    texts: ['months', 'travel-dates'],
    data: (_params, _query, locale) => [yearsPath(locale), festivalsPath(locale)],
    needsData: true,
    query: travelDatesFields,
  }),
  page('articles', {
    lazy: () => import('./features/articles/article-list-screen'),
    source: 'web/features/articles/article-list-screen.tsx',
    texts: ['articles'],
    data: articleListData,
    query: Object.keys(articleListFields),
    forms: ['newsletter'],
  }),
  articlePage('article'),
  articlePage('journalEntry'),
  page('preview', {
    lazy: () => import('./features/articles/preview-screen'),
    source: 'web/features/articles/preview-screen.tsx',
    texts: ['articles'],
    data: (_params, query, locale) => [previewPath(query, locale)],
    needsData: true,
    query: ['token'],
    fresh: true,
  }),
  page('entryPreview', {
    lazy: () => import('./shell/entry-preview-screen'),
    source: 'web/shell/entry-preview-screen.tsx',
    texts: [
      'articles',
      'destinations',
      'topics',
      'guides',
      'itineraries',
      'deals',
      'home',
      'trips',
      'pages',
      'authors',
      'routes',
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
  page('saved', {
    lazy: () => import('./features/saved/saved-screen'),
    source: 'web/features/saved/saved-screen.tsx',
    texts: ['saved', 'plan', 'journey', 'offline'],
    data: (_params, query, locale) => [
      thingsPath(locale),
      placesPath(locale),
      ...articlesData(query),
    ],
    query: ['items', 'plan'],
  }),
  page('offline', {
    lazy: () => import('./features/saved/offline-screen'),
    source: 'web/features/saved/offline-screen.tsx',
    texts: ['offline'],
  }),
  page('topics', {
    lazy: () => import('./features/topics/topic-list-screen'),
    source: 'web/features/topics/topic-list-screen.tsx',
    texts: ['topics', 'travel-dates'],
    data: readsList('topic'),
    needsData: true,
    query: topicListFields,
  }),
  page('topic', {
    lazy: () => import('./features/topics/topic-detail-screen'),
    source: 'web/features/topics/topic-detail-screen.tsx',
    texts: ['topics', 'travel-dates'],
    data: readsEntry('topic'),
    needsData: true,
    movedTo: movedEntry(paths.topic),
    query: travelDatesFields,
  }),
  page('guides', {
    lazy: () => import('./features/guides/guide-list-screen'),
    source: 'web/features/guides/guide-list-screen.tsx',
    texts: ['guides', 'travel-dates'],
    data: (_params, query, locale) => [
      entryListPath('guide', locale),
      ...(query.has('q') ? [wordsPath('guide', locale)] : []),
    ],
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
    lazy: () => import('./features/guides/guide-detail-screen'),
    source: 'web/features/guides/guide-detail-screen.tsx',
    texts: ['guides', 'itineraries', 'offline', 'travel-dates'],
    data: guideData,
    needsData: true,
    movedTo: movedItinerary,
    hasOpenPath: isOtherSpelling,
    query: travelDatesFields,
  },
  page('deals', {
    lazy: () => import('./features/deals/deal-list-screen'),
    source: 'web/features/deals/deal-list-screen.tsx',
    texts: ['deals', 'farm', 'travel-dates'],
    data: readsList('deal'),
    needsData: true,
    query: dealListFields,
    forms: ['newsletter'],
  }),
  page('deal', {
    lazy: () => import('./features/deals/deal-detail-screen'),
    source: 'web/features/deals/deal-detail-screen.tsx',
    texts: ['deals', 'farm', 'travel-dates'],
    data: readsEntry('deal'),
    needsData: true,
    movedTo: movedEntry(paths.deal),
    forms: ['trip', 'orchard'],
    query: travelDatesFields,
  }),
  page('farm', {
    lazy: () => import('./features/farm/farm-screen'),
    source: 'web/features/farm/farm-screen.tsx',
    texts: ['farm'],
    data: readsEntry('farm', 'farm'),
    needsData: true,
    forms: ['trip', 'orchard'],
    query: travelDatesFields,
  }),
  page('booking', {
    lazy: () => import('./features/bookings/booking-screen'),
    source: 'web/features/bookings/booking-screen.tsx',
    texts: ['bookings', 'farm'],
    data: (_params, query, locale) => [
      query.has('token') ? bookingReadPath(query) : tourDaysPath(query, locale),
    ],
    needsData: true,
    query: ['tour', 'month', 'day', 'adults', 'children', 'token'],
    forms: ['book', 'guest', 'orchard'],
    fresh: true,
    stays: true,
  }),
  page('voucher', {
    lazy: () => import('./features/bookings/voucher-screen'),
    source: 'web/features/bookings/voucher-screen.tsx',
    texts: ['bookings'],
    data: (_params, query) => [bookingReadPath(query)],
    needsData: true,
    query: ['token'],
    forms: ['pay', 'change', 'cancel', 'booking-note', 'pretend', 'review'],
    fresh: true,
  }),
  page('pretendPay', {
    lazy: () => import('./features/bookings/pretend-pay-screen'),
    source: 'web/features/bookings/pretend-pay-screen.tsx',
    texts: ['bookings'],
    data: (_params, query) => [bookingReadPath(query)],
    needsData: true,
    query: ['token', 'amount'],
    forms: ['pretend'],
    fresh: true,
  }),
  page('prices', {
    printed: true,
    lazy: () => import('./features/prices/prices-screen'),
    source: 'web/features/prices/prices-screen.tsx',
    texts: ['prices', 'offline'],
    data: readsEntry('prices', 'prices'),
    needsData: true,
  }),
  page('shop', {
    lazy: () => import('./features/shop/shop-screen'),
    source: 'web/features/shop/shop-screen.tsx',
    texts: ['shop'],
    data: shopData,
    query: shopFields,
  }),
  page('journal', {
    lazy: () => import('./features/journal/journal-screen'),
    source: 'web/features/journal/journal-screen.tsx',
    texts: ['journal'],
    data: (_params, _query, locale) => [journalPath(locale)],
    needsData: true,
  }),
  page('letters', {
    lazy: () => import('./features/letters/letter-list-screen'),
    source: 'web/features/letters/letter-list-screen.tsx',
    texts: ['letters'],
    data: readsList('letter'),
    needsData: true,
    forms: ['newsletter'],
  }),
  page('letter', {
    printed: true,
    lazy: () => import('./features/letters/letter-detail-screen'),
    source: 'web/features/letters/letter-detail-screen.tsx',
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
    lazy: () => import('./features/search/search-screen'),
    source: 'web/features/search/search-screen.tsx',
    texts: ['search'],
    data: ({ query }, search, locale) =>
      [searchApiPath(readQuery(query, search), locale) ?? []].flat(),
    query: ['q', ...Object.keys(searchFields)],
    hasOpenPath: () => true,
    stays: true,
  },
  page('routes', {
    lazy: () => import('./features/routes/route-list-screen'),
    source: 'web/features/routes/route-list-screen.tsx',
    texts: ['routes', 'visit'],
    data: readsList('route'),
    needsData: true,
  }),
  page('route', {
    printed: true,
    lazy: () => import('./features/routes/route-detail-screen'),
    source: 'web/features/routes/route-detail-screen.tsx',
    texts: ['routes', 'visit'],
    data: readsEntry('route'),
    needsData: true,
    movedTo: movedEntry(paths.route),
  }),
  page('author', {
    lazy: () => import('./features/authors/author-screen'),
    source: 'web/features/authors/author-screen.tsx',
    texts: ['authors'],
    data: authorData,
    needsData: true,
    movedTo: movedEntry(paths.author),
    query: authorFields,
  }),
  page('tag', {
    lazy: () => import('./features/tags/tag-screen'),
    source: 'web/features/tags/tag-screen.tsx',
    texts: ['tags'],
    data: ({ tag = '' }, query, locale) => [tagApiPath(tag, query, locale)],
    needsData: true,
    movedTo: currentTagPath,
    query: ['page'],
  }),
  page('contact', {
    lazy: () => import('./features/contact/contact-screen'),
    source: 'web/features/contact/contact-screen.tsx',
    texts: ['contact'],
    data: (_params, query, locale) =>
      query.has('price') ? [entryPath('prices', 'prices', locale)] : [],
    query: ['price'],
    forms: ['contact'],
  }),
  tripPage('tripPlanning'),
  tripPage('planTrip'),
  page('about', {
    lazy: () => import('./features/about/about-screen'),
    source: 'web/features/about/about-screen.tsx',
    texts: ['about'],
    data: readsEntry('about', 'about'),
    needsData: true,
  }),
  comingSoon('partners'),
  writtenPage('privacy'),
  writtenPage('terms'),
  writtenPage('page'),
  newsletterLinkPage('newsletterConfirm', 'confirm', ['confirm', 'newsletter', 'orchard']),
  newsletterLinkPage('newsletterUnsubscribe', 'unsubscribe', ['unsubscribe']),
  page('newsletterPreferences', {
    lazy: () => import('./features/newsletter/preferences-screen'),
    source: 'web/features/newsletter/preferences-screen.tsx',
    texts: ['preferences'],
    data: (_, query) => [preferencesReadPath(query)],
    query: ['token'],
    forms: ['preferences', 'leave', 'delete', 'newsletter'],
    fresh: true,
  }),
  page('adminLogin', {
    lazy: () => import('./admin/login-screen'),
    source: 'web/admin/login-screen.tsx',
    texts: ['login'],
    query: ['next'],
    fresh: true,
  }),
  page('adminInvite', {
    lazy: () => import('./admin/invite-screen'),
    source: 'web/admin/invite-screen.tsx',
    texts: ['login'],
    fresh: true,
  }),
  page('admin', {
    lazy: () => import('./admin/admin-screen'),
    source: 'web/admin/admin-screen.tsx',
    texts: ['login', 'admin', 'plan'],
    fresh: true,
    bare: true,
    stays: true,
  }),
]

export const notFoundPage: Page = {
  id: 'not-found',
  path: '*',
  lazy: () => import('./shell/not-found-screen'),
  source: 'web/shell/not-found-screen.tsx',
  texts: [],
}

function articlesData(query: URLSearchParams): string[] {
  // `~a.` and `,a.` in a plan, `article.` in a list, URL-encoded.
  return /(?:%7E|%2C)a\.|article\./.test(`${query}`) ? [anyArticlesPath] : []
}
