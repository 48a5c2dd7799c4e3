import { type DestinationSlug, destinationAliases } from '../../../schema/destinations'
import { plainText } from '../../../schema/headings'
import { lowestPrice } from '../../../schema/numbers'
import { shownDiscount } from '../../domain/deals/shown-discount'
import { content as dealList } from '../deals/list'
import { content as destinations } from '../destinations/list'
import { content as guideList } from '../guides/list'
import { type PlaceId, places } from '../places'
import { topics } from '../topics/list'
import type { SearchDoc } from './types'

const joined = (...parts: (string | string[] | undefined)[]) => parts.flat().filter(Boolean).join(' · ')
const spaced = (slugs: readonly string[]) => slugs.map((slug) => slug.replaceAll('-', ' '))

function namesOf(ids: PlaceId[]) {
  return { vi: ids.map((id) => places[id].nameVi), en: ids.map((id) => places[id].nameEn) }
}

const destinationDocs: SearchDoc[] = destinations.map((destination) => ({
  id: `destination:${destination.slug}`,
  kind: 'destination',
  slug: destination.slug,
  titleVi: destination.nameVi,
  titleEn: destination.nameEn,
  aliases: spaced(destinationAliases(destination.slug as DestinationSlug)),
  descriptionVi: destination.descriptionVi,
  descriptionEn: destination.descriptionEn,
  textVi: joined(
    destination.provinceVi,
    destination.formerProvinceVi,
    destination.activities.map(({ nameVi }) => nameVi),
    destination.culturalHighlightsVi,
    destination.foodSpecialtiesVi,
  ),
  textEn: joined(
    destination.provinceEn,
    destination.formerProvinceEn,
    destination.activities.map(({ nameEn }) => nameEn),
    destination.culturalHighlightsEn,
    destination.foodSpecialtiesEn,
  ),
  tagsVi: destination.foodSpecialtiesVi.slice(0, 3),
  tagsEn: destination.foodSpecialtiesEn.slice(0, 3),
  locationVi: destination.provinceVi,
  locationEn: destination.provinceEn,
  image: destination.heroImageUrl,
  rating: destination.rating,
  priceText: `$${lowestPrice(destination.accommodation.priceRange)}`,
}))

const dealDocs: SearchDoc[] = dealList.deals.map((deal) => {
  const names = namesOf(deal.destinations)
  return {
    id: `deal:${deal.slug}`,
    kind: 'deal',
    slug: deal.slug,
    titleVi: deal.titleVi,
    titleEn: deal.titleEn,
    aliases: [],
    descriptionVi: deal.descriptionVi,
    descriptionEn: deal.descriptionEn,
    textVi: joined(names.vi, spaced(deal.destinations)),
    textEn: joined(names.en, spaced(deal.destinations)),
    tagsVi: names.vi,
    tagsEn: names.en,
    locationVi: names.vi.join(', '),
    locationEn: names.en.join(', '),
    image: deal.image,
    discount: shownDiscount(deal),
    price: deal.discountedPrice,
    window: deal.window,
  }
})

const topicDocs: SearchDoc[] = topics.map((topic) => {
  const names = namesOf(topic.relatedDestinations)
  return {
    id: `topic:${topic.slug}`,
    kind: 'topic',
    slug: topic.slug,
    titleVi: topic.titleVi,
    titleEn: topic.titleEn,
    aliases: [],
    descriptionVi: topic.descriptionVi,
    descriptionEn: topic.descriptionEn,
    textVi: joined(names.vi, plainText(topic.contentVi.html)),
    textEn: joined(names.en, plainText(topic.contentEn.html)),
    tagsVi: topic.tagsVi,
    tagsEn: topic.tagsEn,
    locationVi: names.vi.join(', '),
    locationEn: names.en.join(', '),
    image: topic.image,
  }
})

const guideDocs: SearchDoc[] = guideList.guides.map((guide) => {
  const names = { vi: guide.destinations.map(({ nameVi }) => nameVi), en: guide.destinations.map(({ nameEn }) => nameEn) }
  return {
    id: `guide:day-${guide.day}`,
    kind: 'guide',
    slug: `day-${guide.day}`,
    titleVi: guide.titleVi,
    titleEn: guide.titleEn,
    aliases: [],
    descriptionVi: guide.summaryVi,
    descriptionEn: guide.summaryEn,
    textVi: joined(names.vi),
    textEn: joined(names.en),
    tagsVi: guide.tagsVi,
    tagsEn: guide.tagsEn,
    locationVi: names.vi.join(', '),
    locationEn: names.en.join(', '),
    image: guide.imageUrl,
    rating: guide.rating,
  }
})

/** Everything built in that the global search finds; deals out of their window included, for what is live depends on the day. */
export const content: SearchDoc[] = [...destinationDocs, ...dealDocs, ...topicDocs, ...guideDocs]
