import { slugify } from '../../schema/fold'
import { type Locale, otherLocale, text, texts, valueIn } from '../../schema/locale'
import { lowestPrice } from '../../schema/numbers'
import type { SearchDoc, SearchPage, SearchSource } from '../../schema/search/doc'
import { partsOfText, passagesOf } from '../../schema/search/passages'
import { shownDiscount } from '../domain/deals/shown-discount'
import type { Deal } from './deals/types'
import type { Destination } from './destinations/types'
import type { Guide } from './guides/types'
import type { Itinerary } from './itineraries/types'
import { type PlaceId, places } from './places'
import type { Topic } from './topics/types'

type AnyDoc = SearchSource<SearchDoc | SearchPage>

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
const placesText = (ids: readonly PlaceId[], locale: Locale) => joined(ids.map((id) => text(places[id], 'name', locale)))

/** Dishes, sights: what a list of a page names, with what stands in brackets. */
function partsOfList(page: SearchPage, anchor: string, names: readonly string[]): SearchDoc[] {
  return names.map((name) => ({ id: `${page.id}#${anchor}:${slugify(name)}`, title: name, lead: '' }))
}

export function destinationDocs(destination: Destination, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `destination:${destination.slug}`,
    type: 'destination',
    title: text(destination, 'name', locale),
    otherTitles: [text(destination, 'name', otherLocale(locale)), text(destination.meta, 'title', locale)],
    place: joined([text(destination, 'province', locale), text(destination, 'formerProvince', locale)]),
    tags: texts(destination, 'foodSpecialties', locale).slice(0, 3),
    lead: text(destination, 'description', locale),
    keyPhrases: texts(destination, 'attractions', locale),
    image: destination.heroImageUrl,
    rating: destination.rating,
    price: `$${lowestPrice(destination.accommodation.priceRange)}`,
  }
  const overview = texts(destination, 'overview', locale)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
  const activities = destination.activities.map((activity) => ({
    id: `${page.id}#${activity.id}`,
    title: text(activity, 'name', locale),
    lead: text(activity, 'description', locale),
    keyPhrases: texts(activity, 'highlights', locale),
  }))
  return [
    page,
    ...partsOfText(page.id, overview),
    ...activities,
    ...partsOfList(page, 'dishes', texts(destination, 'foodSpecialties', locale)),
    ...partsOfList(page, 'culture', texts(destination, 'culturalHighlights', locale)),
  ]
}

export function topicDocs(topic: Topic, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `topic:${topic.slug}`,
    type: 'topic',
    title: text(topic, 'title', locale),
    otherTitles: [text(topic, 'title', otherLocale(locale)), text(topic.meta, 'title', locale)],
    place: placesText(topic.relatedDestinations, locale),
    tags: texts(topic, 'tags', locale),
    lead: text(topic, 'description', locale),
    image: topic.image,
  }
  return [page, ...partsOfText(page.id, valueIn({ vi: topic.contentVi, en: topic.contentEn }, locale)?.html ?? '')]
}

export function guideDocs(guide: Guide, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `guide:day-${guide.day}`,
    type: 'guide',
    title: text(guide, 'title', locale),
    otherTitles: [text(guide, 'title', otherLocale(locale)), text(guide.meta, 'title', locale)],
    place: joined(guide.destinations.map((place) => text(place, 'name', locale))),
    tags: texts(guide, 'tags', locale),
    lead: text(guide, 'summary', locale),
    image: guide.imageUrl,
    rating: guide.rating,
  }
  return [page, ...partsOfText(page.id, valueIn({ vi: guide.contentVi, en: guide.contentEn }, locale)?.html ?? '')]
}

export function dealDocs(deal: Deal, locale: Locale): AnyDoc[] {
  const discount = shownDiscount(deal)
  return [
    {
      id: `deal:${deal.slug}`,
      type: 'deal',
      title: text(deal, 'title', locale),
      otherTitles: [text(deal, 'title', otherLocale(locale)), text(deal.meta, 'title', locale)],
      place: placesText(deal.destinations, locale),
      lead: text(deal, 'description', locale),
      keyPhrases: valueIn({ vi: ['ưu đãi', 'giảm giá'], en: ['deal', 'discount'] }, locale),
      text: [...texts(deal, 'inclusions', locale), ...texts(deal, 'terms', locale)].join('\n'),
      image: deal.image,
      ...(discount && { discount }),
      price: deal.discountedPrice,
    },
  ]
}

export function itineraryDocs(itinerary: Itinerary, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `itinerary:${itinerary.slug}`,
    type: 'itinerary',
    title: text(itinerary, 'title', locale),
    otherTitles: [text(itinerary, 'title', otherLocale(locale)), text(itinerary.meta, 'title', locale)],
    place: joined(itinerary.stops.map((stop) => text(stop, 'name', locale))),
    tags: [text(itinerary, 'duration', locale)],
    lead: text(itinerary, 'description', locale),
    keyPhrases: texts(itinerary, 'highlights', locale),
    image: itinerary.image,
    price: itinerary.price,
  }
  const days = itinerary.days.map((day, index) => ({
    ...passagesOf(`<p>${text(day, 'text', locale)}</p>`)[0],
    id: `${page.id}#day-${index + 1}`,
    title: text(day, 'title', locale),
  }))
  return [page, ...days.map((day) => ({ lead: '', ...day }))]
}
