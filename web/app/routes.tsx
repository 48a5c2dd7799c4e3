import { destinationSlugs } from '../../schema/destinations'
import { fillPath, paths } from '../../schema/paths'
import { articleListData, articlePath } from '../features/articles/api-paths'
import { articleHead, articlesHead } from '../features/articles/heads'
import { comingSoonHead } from '../features/coming-soon/heads'
import { destinationHead, destinationsHead } from '../features/destinations/heads'
import { destinationListFields } from '../features/destinations/list-fields'
import { homeData } from '../features/home/api-paths'
import { homeHead } from '../features/home/heads'
import { notFoundHead } from '../features/not-found/heads'
import { savedHead } from '../features/saved/heads'
import type { Page } from '../lib/page-types'

/** A page whose screen comes with a later issue: it says so, and search engines are asked to stay away. */
function comingSoon(id: Parameters<typeof comingSoonHead>[0]): Page {
  return {
    id,
    pattern: paths[id],
    screen: 'coming-soon/coming-soon-screen',
    texts: ['coming-soon'],
    head: comingSoonHead(id),
  }
}

/** The route table: one entry a page, literals before parameters. See page.ts for who reads what. */
export const pages: readonly Page[] = [
  {
    id: 'home',
    pattern: paths.home,
    screen: 'home/home-screen',
    texts: ['home', 'articles'],
    content: () => ['home/home'],
    data: homeData,
    head: homeHead,
  },
  {
    id: 'destinations',
    pattern: paths.destinations,
    screen: 'destinations/destination-list-screen',
    texts: ['destinations'],
    content: () => ['destinations/list'],
    query: Object.keys(destinationListFields),
    head: destinationsHead,
  },
  {
    id: 'destination',
    pattern: paths.destination,
    screen: 'destinations/destination-detail-screen',
    texts: ['destinations'],
    content: ({ slug }) => [`destinations/${slug}`],
    head: destinationHead,
    entries: () => destinationSlugs.map((slug) => fillPath(paths.destination, { slug })),
  },
  {
    id: 'articles',
    pattern: paths.articles,
    screen: 'articles/article-list-screen',
    texts: ['articles'],
    data: articleListData,
    query: ['month'],
    head: articlesHead,
  },
  {
    id: 'article',
    pattern: paths.article,
    screen: 'articles/article-detail-screen',
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    head: articleHead(paths.article),
  },
  {
    id: 'journalEntry',
    pattern: paths.journalEntry,
    screen: 'articles/article-detail-screen',
    texts: ['articles'],
    data: ({ slug = '' }, _query, locale) => [articlePath(slug, locale)],
    head: articleHead(paths.article),
  },
  { id: 'saved', pattern: paths.saved, screen: 'saved/saved-screen', texts: ['saved'], head: savedHead },
  comingSoon('topics'),
  comingSoon('topic'),
  comingSoon('guides'),
  comingSoon('guideFeatured'),
  comingSoon('guideDestination'),
  comingSoon('guideCategory'),
  comingSoon('guide'),
  comingSoon('deals'),
  comingSoon('deal'),
  comingSoon('shop'),
  comingSoon('journal'),
  comingSoon('search'),
  comingSoon('searchQuery'),
  comingSoon('contact'),
  comingSoon('tripPlanning'),
  comingSoon('planTrip'),
  comingSoon('about'),
  comingSoon('partners'),
  comingSoon('privacy'),
  comingSoon('terms'),
  comingSoon('adminLogin'),
]

export const notFoundPage: Page = {
  id: 'not-found',
  pattern: '*',
  screen: 'not-found/not-found-screen',
  texts: [],
  head: notFoundHead,
}
