import { type Locale, locales } from '../locale'
import { namesOfDestinations } from '../places'
import type { EntryKind } from './choices'
import { contentOf } from './entry-file'
import { type Facts, fillFacts, knownFacts } from './facts'
import type { ContentOfKind } from './kinds'
import * as listed from './listed-destinations'
import { viewSettings } from './site-settings'
import { bodiesOf, summarize, summarizeGuide, summarizeTopic } from './summaries'
import * as views from './views'

interface EntryContent {
  kind: EntryKind
  slug: string
  data: Record<string, unknown>
}

/** Facts among the entries, all taken as public in both languages. */
export function factsAmong(entries: readonly EntryContent[]): Facts {
  return knownFacts(
    entries.flatMap(({ kind, slug, data }) =>
      kind === 'fact' ? [{ slug, live: data, locales }] : [],
    ),
  )
}

/**
 * All pages and lists of some entries, as if public, with facts filled in; for the seed and the
 * search index. Pages that name settings need them among the entries.
 */
export function viewEntries(entries: readonly EntryContent[]) {
  const facts = factsAmong(entries)
  function all<Kind extends EntryKind>(
    kind: Kind,
  ): { slug: string; content: ContentOfKind[Kind] }[] {
    const own = entries.filter((entry) => entry.kind === kind)
    return own.map(({ slug, data }) => ({
      slug,
      content: contentOf(kind, fillFacts(data, facts, 'vi')),
    }))
  }
  const summaries = <Kind extends EntryKind>(kind: Kind) =>
    all(kind).map(({ slug, content }) => summarize(kind, slug, content))

  const destinations = listed.sortDestinations(summaries('destination'))
  const names = namesOfDestinations(destinations)
  const ways = all('destination').map(({ slug, content }) => ({ slug, ways: content.ways }))
  // Lists need the reading time and pages the text: each is rendered once.
  const topics = all('topic').map((topic) => ({ ...topic, bodies: bodiesOf(topic.content) }))
  const guides = all('guide').map((guide) => ({ ...guide, bodies: bodiesOf(guide.content) }))
  const topicSummaries = topics.map(({ slug, content, bodies }) =>
    summarizeTopic(slug, content, bodies),
  )
  const guideSummaries = guides.map(({ slug, content, bodies }) =>
    summarizeGuide(slug, content, bodies),
  )
  const topicList = views.listTopics(topicSummaries, names)
  const guideList = views.listGuides(guideSummaries, names, destinations)
  const dealList = views.listDeals(summaries('deal'), names)
  const routes = summaries('route')
  const itineraryList = views.listItineraries(summaries('itinerary'))
  const [settings] = all('settings').map(({ content }) => viewSettings(content))
  const deals = all('deal').map(({ slug, content }) => views.viewDeal(slug, content, names))
  const farms = all('farm').map(({ content }) =>
    views.viewFarm(
      content,
      deals.filter(({ isOwn }) => isOwn),
    ),
  )
  const lists = {
    destinations,
    deals: dealList.deals,
    topics: topicList.topics,
    guides: views.sortGuides(guideSummaries, names),
    itineraries: itineraryList,
    routes,
  }
  return {
    destinationList: listed.listDestinations(destinations),
    years: listed.placeYears(destinations),
    words: {
      destination: (locale: Locale) => listed.destinationWords(destinations, locale),
      guide: (locale: Locale) => listed.guideWords(guideSummaries, locale),
    },
    topicList,
    guideList,
    dealList,
    itineraryList,
    destinations: all('destination').map(({ slug, content }) =>
      views.viewDestination(slug, content, names, ways, routes),
    ),
    topics: topics.map(({ slug, content, bodies }) =>
      views.viewTopic(slug, content, { names, topics: topicSummaries }, bodies),
    ),
    guides: guides.map(({ slug, content, bodies }) =>
      views.viewGuide(slug, content, names, guideList.guides, bodies),
    ),
    deals,
    itineraries: all('itinerary').map(({ slug, content }) =>
      views.viewItinerary(slug, content, names),
    ),
    homes: all('home').map(({ content }) =>
      views.viewHome(content, { destinations, itineraries: itineraryList, farm: farms[0] }),
    ),
    farms,
    pages: settings
      ? all('page').map(({ slug, content }) => ({ slug, ...views.viewPage(content, settings) }))
      : [],
    abouts: settings ? all('about').map(({ content }) => views.viewAbout(content, settings)) : [],
    festivals: summaries('festival'),
    letters: all('letter').map(({ slug, content }) => views.viewLetter(slug, content)),
    authors: summaries('author'),
    routes: all('route').map(({ slug, content }) => views.viewRoute(slug, content, names, routes)),
    routeList: views.listRoutes(routes),
    letterList: views.listLetters(summaries('letter')),
    prices: all('prices').map(({ content }) => views.viewPrices(content)),
    things: views.titledThings(lists),
    places: views.planPlaces(lists),
  }
}
