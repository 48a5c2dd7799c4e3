import { destinationSlugs } from '../schema/destinations'
import { fillPath, paths } from '../schema/paths'
import { dealSlugs } from './content/deals/slugs'
import { itinerarySlugs } from './content/itineraries/slugs'
import { topicSlugs } from './content/topics/slugs'
import { articleListData, articlePath, currentPath, previewPath } from './features/articles/api-paths'
import type { ComingSoonId } from './features/coming-soon/heads'
import { dealListFields } from './features/deals/list-fields'
import { destinationListFields } from './features/destinations/list-fields'
import { guideContent, guideCount, guidePath, parseGuideDay } from './features/guides/guide-day'
import { guideListFields } from './features/guides/list-fields'
import { homeData } from './features/home/api-paths'
import { journalPath } from './features/journal/journal-path'
import { type LinkPurpose, linkReadPath } from './features/newsletter/link-path'
import { savedData } from './features/saved/api-paths'
import { searchFields } from './features/search/list-fields'
import { readQuery, searchApiPath } from './features/search/search-path'
import { shopData } from './features/shop/api-paths'
import { shopFields } from './features/shop/list-fields'
import { topicListFields } from './features/topics/list-fields'
import type { Page } from './lib/page-types'

/** A page whose screen comes with a later issue: it says so, and search engines are asked to stay away. */
function comingSoon(id: ComingSoonId): Page {
  return {
    id,
    pattern: paths[id],
    screen: 'coming-soon/coming-soon-screen',
    texts: ['coming-soon'],
    head: 'comingSoonHead',
  }
}

/** The search, with and without a query in its path. */
function searchPage(id: 'search' | 'searchQuery'): Page {
  return {
    id,
    pattern: paths[id],
    screen: 'search/search-screen',
    texts: ['search'],
    content: () => ['search/index'],
    data: ({ query }, search) => [searchApiPath(readQuery(query, search)) ?? []].flat(),
    query: ['q', ...Object.keys(searchFields)],
    head: 'searchHead',
    stays: true,
  }
}

/** The trip form, at the two addresses that lead to it. */
function tripPage(id: 'tripPlanning' | 'planTrip'): Page {
  return {
    id,
    pattern: paths[id],
    screen: 'trips/trip-screen',
    texts: ['trips', 'plan'],
    content: () => ['search/titles'],
    data: savedData,
    query: ['destination', 'deal', 'plan', 'saved'],
    head: 'tripHead',
  }
}

/** Where the links of newsletter mails lead. */
function newsletterPage(purpose: LinkPurpose): Page {
  const isConfirm = purpose === 'confirm'
  return {
    id: isConfirm ? 'newsletterConfirm' : 'newsletterUnsubscribe',
    pattern: isConfirm ? paths.newsletterConfirm : paths.newsletterUnsubscribe,
    screen: `newsletter/${purpose}-screen`,
    texts: ['newsletter'],
    data: (_, query) => [linkReadPath(purpose, query)],
    query: ['token'],
    head: isConfirm ? 'newsletterConfirmHead' : 'newsletterUnsubscribeHead',
    fresh: true,
  }
}

/** The route table: one entry a page, literals before parameters. See page.ts for who reads what. */
export const pages: readonly Page[] = [
  {
    id: 'home',
    pattern: paths.home,
    screen: 'home/home-screen',
    texts: ['home', 'trips'],
    content: () => ['home/home'],
    data: homeData,
    head: 'homeHead',
  },
  {
    id: 'destinations',
    pattern: paths.destinations,
    screen: 'destinations/destination-list-screen',
    texts: ['destinations'],
    content: () => ['destinations/list'],
    query: Object.keys(destinationListFields),
    head: 'destinationsHead',
  },
  {
    id: 'destination',
    pattern: paths.destination,
    screen: 'destinations/destination-detail-screen',
    texts: ['destinations', 'offline'],
    content: ({ slug }) => [`destinations/${slug}`],
    head: 'destinationHead',
    entries: () => destinationSlugs.map((slug) => fillPath(paths.destination, { slug })),
  },
  {
    id: 'articles',
    pattern: paths.articles,
    screen: 'articles/article-list-screen',
    texts: ['articles'],
    data: articleListData,
    query: ['month'],
    head: 'articlesHead',
  },
  {
    id: 'article',
    pattern: paths.article,
    screen: 'articles/article-detail-screen',
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    needsData: true,
    movedTo: currentPath(paths.article),
    head: 'articleHead',
  },
  {
    id: 'journalEntry',
    pattern: paths.journalEntry,
    screen: 'articles/article-detail-screen',
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    needsData: true,
    movedTo: currentPath(paths.journalEntry),
    head: 'articleHead',
  },
  {
    id: 'preview',
    pattern: paths.preview,
    screen: 'articles/preview-screen',
    texts: ['articles'],
    data: (_params, query, locale) => [previewPath(query, locale)],
    needsData: true,
    query: ['token'],
    head: 'previewHead',
    fresh: true,
  },
  {
    id: 'saved',
    pattern: paths.saved,
    screen: 'saved/saved-screen',
    texts: ['saved', 'plan', 'offline'],
    content: () => ['search/titles', 'plan/places'],
    data: savedData,
    query: ['items', 'plan'],
    head: 'savedHead',
  },
  { id: 'offline', pattern: paths.offline, screen: 'saved/offline-screen', texts: ['offline'], head: 'savedHead' },
  {
    id: 'topics',
    pattern: paths.topics,
    screen: 'topics/topic-list-screen',
    texts: ['topics'],
    content: () => ['topics/list'],
    query: Object.keys(topicListFields),
    head: 'topicsHead',
  },
  {
    id: 'topic',
    pattern: paths.topic,
    screen: 'topics/topic-detail-screen',
    texts: ['topics'],
    content: ({ slug }) => [`topics/${slug}`, 'topics/list'],
    head: 'topicHead',
    entries: () => topicSlugs.map((slug) => fillPath(paths.topic, { slug })),
  },
  {
    id: 'guides',
    pattern: paths.guides,
    screen: 'guides/guide-list-screen',
    texts: ['guides'],
    content: () => ['guides/list'],
    query: Object.keys(guideListFields),
    head: 'guidesHead',
  },
  comingSoon('guideFeatured'),
  comingSoon('guideDestination'),
  comingSoon('guideCategory'),
  {
    id: 'itinerary',
    pattern: paths.itinerary,
    screen: 'itineraries/itinerary-detail-screen',
    texts: ['itineraries'],
    content: ({ slug }) => [`itineraries/${slug}`],
    head: 'itineraryHead',
    entries: () => itinerarySlugs.map((slug) => fillPath(paths.itinerary, { slug })),
    claims: ({ slug }) => itinerarySlugs.some((known) => known === slug),
  },
  {
    id: 'guide',
    pattern: paths.guide,
    screen: 'guides/guide-detail-screen',
    texts: ['guides', 'offline'],
    content: ({ day }) => [guideContent(parseGuideDay(day) ?? 1)],
    head: 'guideHead',
    entries: () => Array.from({ length: guideCount }, (_, index) => guidePath(index + 1)),
    exists: ({ day }) => parseGuideDay(day) !== undefined,
  },
  {
    id: 'deals',
    pattern: paths.deals,
    screen: 'deals/deal-list-screen',
    texts: ['deals'],
    content: () => ['deals/list'],
    query: Object.keys(dealListFields),
    head: 'dealsHead',
  },
  {
    id: 'deal',
    pattern: paths.deal,
    screen: 'deals/deal-detail-screen',
    texts: ['deals', 'trips'],
    content: ({ slug }) => [`deals/${slug}`],
    head: 'dealHead',
    entries: () => dealSlugs.map((slug) => fillPath(paths.deal, { slug })),
  },
  {
    id: 'shop',
    pattern: paths.shop,
    screen: 'shop/shop-screen',
    texts: ['shop'],
    data: shopData,
    query: Object.keys(shopFields),
    head: 'shopHead',
  },
  {
    id: 'journal',
    pattern: paths.journal,
    screen: 'journal/journal-screen',
    texts: ['journal'],
    data: () => [journalPath],
    needsData: true,
    head: 'journalHead',
  },
  searchPage('search'),
  searchPage('searchQuery'),
  {
    id: 'contact',
    pattern: paths.contact,
    screen: 'contact/contact-screen',
    texts: ['contact'],
    head: 'contactHead',
  },
  tripPage('tripPlanning'),
  tripPage('planTrip'),
  { id: 'about', pattern: paths.about, screen: 'about/about-screen', texts: ['about'], head: 'aboutHead' },
  comingSoon('partners'),
  {
    id: 'privacy',
    pattern: paths.privacy,
    screen: 'legal/privacy-screen',
    texts: ['legal'],
    content: () => ['legal/privacy'],
    head: 'privacyHead',
  },
  {
    id: 'terms',
    pattern: paths.terms,
    screen: 'legal/terms-screen',
    texts: ['legal'],
    content: () => ['legal/terms'],
    head: 'termsHead',
  },
  newsletterPage('confirm'),
  newsletterPage('unsubscribe'),
  {
    id: 'adminLogin',
    pattern: paths.adminLogin,
    screen: 'admin/login-screen',
    texts: ['login'],
    query: ['next'],
    head: 'adminLoginHead',
    fresh: true,
  },
  {
    id: 'admin',
    pattern: paths.admin,
    screen: 'admin/admin-screen',
    texts: ['login', 'admin', 'plan'],
    head: 'adminHead',
    fresh: true,
    bare: true,
    stays: true,
  },
]

export const notFoundPage: Page = {
  id: 'not-found',
  pattern: '*',
  screen: 'not-found/not-found-screen',
  texts: [],
  head: 'notFoundHead',
}
