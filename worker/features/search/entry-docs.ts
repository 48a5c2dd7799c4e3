import { viewEntries } from '../../../schema/content/all-views'
import { type EntryKind, isFixedPage } from '../../../schema/content/choices'
import type { SummaryOfKind } from '../../../schema/content/summaries'
import type {
  Deal,
  Destination,
  FarmView,
  Guide,
  Itinerary,
  LetterView,
  PageView,
  PricesView,
  Route,
  Topic,
} from '../../../schema/content/views'
import { type DealWindow, isLive, shownDiscount } from '../../../schema/deal-dates'
import { plainSpaces, slugify } from '../../../schema/fold'
import {
  type Bilingual,
  type Locale,
  otherLocale,
  text,
  texts,
  valueIn,
} from '../../../schema/locale'
import { formatPriceRange, lowestPrice } from '../../../schema/numbers'
import type { NamedPlace } from '../../../schema/places'
import type { SearchDoc, SearchPage, SearchSource } from '../../../schema/search/doc'
import { partsOfText, passagesOf } from '../../../schema/search/prepare'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { allMonths, formatMonth } from '../../../schema/time'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { selectSettings, settingsOf } from '../../content/loaders'
import { fillPhotos } from '../../content/photos'
import { selectPublicEntries } from '../../content/queries'
import { upgradePublished } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'

type AnyDoc = SearchSource<SearchDoc | SearchPage>

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
const placesText = (places: readonly NamedPlace[], locale: Locale) =>
  joined(places.map((place) => text(place, 'name', locale)))

export function titlesOf<Name extends string>(
  entity: Bilingual<Name, string> & { meta?: Bilingual<'title', string> },
  name: Name,
  locale: Locale,
) {
  const { meta } = entity
  return {
    title: text(entity, name, locale),
    otherTitles: [
      text(entity, name, otherLocale(locale)),
      ...(meta ? [text(meta, 'title', locale)] : []),
    ],
  }
}

function partsOfBody(
  page: SearchPage,
  { contentVi, contentEn }: Pick<Topic, 'contentVi' | 'contentEn'>,
  locale: Locale,
): SearchDoc[] {
  return partsOfText(page.id, valueIn({ vi: contentVi, en: contentEn }, locale)?.html ?? '')
}

function nameAndGloss(line: string): { name: string; gloss: string } {
  const [name = line, gloss = ''] = line.split(/ \(|\)$/)
  return { name, gloss: gloss.charAt(0).toUpperCase() + gloss.slice(1) }
}

function partsOfList(page: SearchPage, anchor: string, lines: readonly string[]): SearchDoc[] {
  return lines.map(nameAndGloss).map(({ name, gloss }) => ({
    id: `${page.id}#${anchor}:${slugify(name)}`,
    title: name,
    lead: gloss,
  }))
}

/** “Đà Nẵng (trước là Quảng Nam)” / “Da Nang (formerly Quang Nam)”. */
function provinceText(destination: Destination, locale: Locale): string {
  const province = text(destination, 'province', locale)
  const former = text(destination, 'formerProvince', locale)
  if (!former) return province
  return { vi: `${province} (trước là ${former})`, en: `${province} (formerly ${former})` }[locale]
}

function destinationDocs(destination: Destination, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `destination:${destination.slug}`,
    type: 'destination',
    ...titlesOf(destination, 'name', locale),
    place: provinceText(destination, locale),
    tags: texts(destination, 'foodSpecialties', locale)
      .slice(0, 3)
      .map((line) => nameAndGloss(line).name),
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
  // Titles only: the page of the month has the text.
  const months = (destination.year ?? []).map(({ month }) => ({
    id: `${page.id}#thang-${month}`,
    title: `${page.title} ${locale === 'en' ? 'in ' : ''}${formatMonth(month, locale)}`,
    lead: '',
  }))
  return [
    page,
    ...partsOfText(page.id, overview),
    ...activities,
    ...months,
    ...hospitalDocs(page, destination, locale),
    ...partsOfList(page, 'dishes', texts(destination, 'foodSpecialties', locale)),
    ...partsOfList(page, 'culture', texts(destination, 'culturalHighlights', locale)),
  ]
}

function hospitalDocs(
  page: SearchPage,
  { hospitals = [] }: Destination,
  locale: Locale,
): SearchDoc[] {
  if (hospitals.length === 0) return []
  const title = { vi: 'Bệnh viện, số khẩn cấp', en: 'Hospitals and emergencies' }[locale]
  const lead = joined(hospitals.map((hospital) => text(hospital, 'name', locale)))
  return [{ id: `${page.id}#hospitals`, title, lead }]
}

function topicDocs(topic: Topic, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `topic:${topic.slug}`,
    type: 'topic',
    ...titlesOf(topic, 'title', locale),
    place: placesText(topic.relatedDestinations, locale),
    tags: texts(topic, 'tags', locale),
    lead: text(topic, 'description', locale),
    image: topic.image,
  }
  return [page, ...partsOfBody(page, topic, locale)]
}

function guideDocs(guide: Guide, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `guide:day-${guide.day}`,
    type: 'guide',
    ...titlesOf(guide, 'title', locale),
    place: placesText(guide.destinations, locale),
    tags: texts(guide, 'tags', locale),
    lead: text(guide, 'summary', locale),
    image: guide.imageUrl,
    rating: guide.rating,
  }
  return [page, ...partsOfBody(page, guide, locale)]
}

function dealDocs(deal: Deal, locale: Locale): AnyDoc[] {
  const discount = shownDiscount(deal)
  return [
    {
      id: `deal:${deal.slug}`,
      type: 'deal',
      ...titlesOf(deal, 'title', locale),
      place: placesText(deal.destinations, locale),
      lead: text(deal, 'description', locale),
      keyPhrases: { vi: ['ưu đãi', 'giảm giá'], en: ['deal', 'discount'] }[locale],
      text: [...texts(deal, 'inclusions', locale), ...texts(deal, 'terms', locale)].join('\n'),
      image: deal.image,
      ...(discount && { discount }),
      price: deal.discountedPrice,
    },
  ]
}

/** A farm, and what one asks of a tour; the languages mix. */
const ownTourWords = [
  ['farm', 'mango'],
  ['tour', 'trip', 'visit', 'book', 'booking', 'đặt', 'thăm', 'nghiệm'],
]

function farmDocs(farm: FarmView, locale: Locale): AnyDoc[] {
  const { opening, programme, fruits, questions, way } = farm
  const page: SearchPage = {
    id: 'farm:farm',
    type: 'farm',
    ...titlesOf({ ...opening, meta: farm.meta }, 'heading', locale),
    lead: text(opening, 'intro', locale),
    keyPhrases: {
      vi: ['tour nông trại', 'vườn xoài', 'vườn trái cây'],
      en: ['farm tour', 'mango farm', 'orchard'],
    }[locale],
    image: opening.image,
    askedBy: ownTourWords,
    ...(farm.tours[0] && { price: farm.tours[0].discountedPrice }),
  }
  const answers = [
    text(way, 'text', locale),
    ...questions.map((one) => `${text(one, 'question', locale)} ${text(one, 'answer', locale)}`),
  ]
  const steps = programme.steps.map((step) => text(step, 'text', locale))
  const ripe = fruits.map((fruit) => ({
    id: `${page.id}#${fruit.id}`,
    title: text(fruit, 'name', locale),
    lead: text(fruit, 'text', locale),
  }))
  return [{ ...page, text: [...steps, ...answers].join('\n') }, ...ripe]
}

function itineraryDocs(itinerary: Itinerary, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `itinerary:${itinerary.slug}`,
    type: 'itinerary',
    ...titlesOf(itinerary, 'title', locale),
    place: placesText(itinerary.stops, locale),
    tags: [text(itinerary, 'duration', locale)],
    lead: text(itinerary, 'description', locale),
    keyPhrases: texts(itinerary, 'highlights', locale),
    image: itinerary.image,
    price: itinerary.price,
  }
  const days = itinerary.days.map((day, index) => ({
    ...passagesOf(
      `<p>${[...(day.steps ?? []), day].map((part) => text(part, 'text', locale)).join(' ')}</p>`,
    )[0],
    id: `${page.id}#day-${index + 1}`,
    title: text(day, 'title', locale),
  }))
  return [page, ...days.map((day) => ({ lead: '', ...day }))]
}

/** Found by both ends in either order; the verdict answers. */
function routeDoc(route: Route, locale: Locale): AnyDoc {
  const { from, to, ways, stops, places } = route
  const [start, end] = [text(from, 'name', locale), text(to, 'name', locale)]
  const { title, otherTitles } = titlesOf(route, 'title', locale)
  const said = (
    field: 'name' | 'frequency' | 'hours' | 'luggage' | 'note' | 'warning' | 'booking',
  ) => ways.map((way) => text(way, field, locale))
  return {
    id: `route:${route.slug}`,
    type: 'route',
    title,
    otherTitles: [
      ...otherTitles,
      { vi: `Từ ${end} đến ${start}`, en: `From ${end} to ${start}` }[locale],
    ],
    place: joined([start, end]),
    lead: text(route, 'verdict', locale),
    keyPhrases: { vi: ['đi lại', 'đi bằng gì'], en: ['how to get', 'transfer'] }[locale],
    text: [
      text(route, 'description', locale),
      ...(['name', 'frequency', 'hours', 'luggage', 'note', 'warning', 'booking'] as const).flatMap(
        said,
      ),
      ...stops.flatMap((stop) => [text(stop, 'name', locale), text(stop, 'text', locale)]),
    ]
      .filter(Boolean)
      .join('\n'),
    image: places.at(-1)?.picture ?? '@assets/art/post-tau-thong-nhat-chon-giuong',
  }
}

function pricesDocs(board: PricesView, locale: Locale, vndPerUsd: number): AnyDoc[] {
  const page: SearchPage = {
    id: 'prices:prices',
    type: 'prices',
    ...titlesOf(board, 'title', locale),
    keyPhrases: { vi: ['giá', 'bao nhiêu tiền'], en: ['price', 'how much', 'fare'] }[locale],
    lead: text(board, 'intro', locale),
    image: board.image,
  }
  const rows = board.rows.map((row): SearchDoc => {
    const name = text(row, 'name', locale)
    const amount = plainSpaces(
      formatPriceRange([row.usualFrom, row.usualTo ?? []].flat(), locale, vndPerUsd),
    )
    return {
      id: `${page.id}#${row.id}`,
      title: { vi: `Giá: ${name}`, en: `${name}: price` }[locale],
      lead: joined([amount, text(row, 'unit', locale), text(row, 'where', locale)]),
    }
  })
  return [page, ...rows]
}

function letterDocs(letter: LetterView, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `letter:${letter.slug}`,
    type: 'letter',
    ...titlesOf(letter, 'subject', locale),
    lead: text(letter, 'preview', locale),
    image: '@assets/art/journal-window',
  }
  return [page, ...partsOfBody(page, letter, locale)]
}

function writtenPageDocs(written: PageView & { slug: string }, locale: Locale): AnyDoc[] {
  const page: SearchPage = {
    id: `page:${written.slug}`,
    type: 'page',
    ...titlesOf(written, 'title', locale),
    lead: text(written, 'summary', locale),
    image: written.image ?? '@assets/art/journal-window',
  }
  const bodies = { contentVi: written.bodyVi, contentEn: written.bodyEn }
  return [page, ...partsOfBody(page, bodies, locale)]
}

function authorDoc(author: SummaryOfKind['author'], locale: Locale): AnyDoc {
  return {
    id: `author:${author.slug}`,
    type: 'author',
    ...titlesOf(author, 'name', locale),
    // What the author writes about is found in the articles.
    lead: text(author, 'role', locale),
    image: author.image ?? '@assets/art/journal-window',
  }
}

function countryMonth(
  month: number,
  destinations: readonly Destination[],
  locale: Locale,
): Omit<SearchDoc, 'id'>[] {
  const good = destinations.filter(({ year }) =>
    year?.some((note) => note.month === month && note.verdict === 'good'),
  )
  const names = joined(good.map((destination) => text(destination, 'name', locale)))
  const name = formatMonth(month, locale)
  const title = { vi: `Đi đâu ${name}`, en: `Where to go in ${name}` }[locale]
  const lead = { vi: `Nên đi: ${names}.`, en: `Good then: ${names}.` }[locale]
  return good.length > 0 ? [{ title, otherTitles: [name], lead }] : []
}

function calendarDocs(
  { destinations, festivals }: Pick<ReturnType<typeof viewEntries>, 'destinations' | 'festivals'>,
  locale: Locale,
): AnyDoc[] {
  if (festivals.length === 0) return []
  const page: SearchPage = {
    id: 'when:when',
    type: 'when',
    title: { vi: 'Khi nào đi?', en: 'When to go' }[locale],
    otherTitles: [{ vi: 'When to go', en: 'Khi nào đi?' }[locale]],
    keyPhrases: {
      vi: ['lịch lễ hội', 'mùa du lịch', 'thời tiết từng tháng'],
      en: ['calendar of festivals', 'best time to visit', 'weather by month'],
    }[locale],
    lead: {
      vi: 'Cả nước theo tháng: nơi nào nên đi, nơi nào nên tránh, và lễ hội sắp tới.',
      en: 'The whole country by month: where to go, what to avoid, and the festivals to come.',
    }[locale],
    image: '@assets/art/topic-festivals-through-the-year',
  }
  const months = allMonths.flatMap((month) =>
    countryMonth(month, destinations, locale).map((part) => ({
      id: `${page.id}#thang-${month}`,
      ...part,
    })),
  )
  const parts = festivals.map((festival) => ({
    id: `${page.id}#${festival.slug}`,
    ...titlesOf(festival, 'name', locale),
    place: text(festival, 'where', locale),
    lead: text(festival, 'text', locale),
  }))
  return [page, ...months, ...parts]
}

type EntryDoc = AnyDoc & { deal?: { window: DealWindow; isOwn: boolean | undefined } }

const maxIndexed = 400
const searchedKinds: readonly EntryKind[] = [
  'destination',
  'topic',
  'guide',
  'farm',
  'deal',
  'itinerary',
  'prices',
  'festival',
  'letter',
  'page',
  'author',
  'route',
]

export function entryDocs(
  entries: Parameters<typeof viewEntries>[0],
  locale: Locale,
  vndPerUsd: number,
): EntryDoc[] {
  const { destinations, topics, guides, farms, deals, itineraries, ...others } =
    viewEntries(entries)
  const { prices, festivals, letters, pages, authors, routes } = others
  return [
    ...farms.flatMap((farm) => farmDocs(farm, locale)),
    ...destinations.flatMap((destination) => destinationDocs(destination, locale)),
    ...topics.flatMap((topic) => topicDocs(topic, locale)),
    ...guides.flatMap((guide) => guideDocs(guide, locale)),
    ...deals.flatMap((deal) =>
      dealDocs(deal, locale).map((doc) => ({
        ...doc,
        deal: { window: deal.window, isOwn: deal.isOwn },
      })),
    ),
    ...itineraries.flatMap((itinerary) => itineraryDocs(itinerary, locale)),
    ...prices.flatMap((board) => pricesDocs(board, locale, vndPerUsd)),
    ...calendarDocs({ destinations, festivals }, locale),
    ...letters.flatMap((letter) => letterDocs(letter, locale)),
    ...pages
      .filter(({ slug }) => !isFixedPage(slug))
      .flatMap((page) => writtenPageDocs(page, locale)),
    ...authors.map((author) => authorDoc(author, locale)),
    ...routes.map((route) => routeDoc(route, locale)),
  ]
}

export async function readEntryDocs(
  db: Database,
  { locale, today }: { locale: Locale; today: string },
): Promise<{ docs: AnyDoc[]; isAll: boolean }> {
  const [rows, facts, [settings]] = await db.batch([
    selectPublicEntries(db, { kinds: searchedKinds, locale, limit: maxIndexed + 1 }),
    selectFacts(db),
    selectSettings(db),
  ])
  const stored = rows
    .slice(0, maxIndexed)
    .concat(settings ? [{ kind: 'settings', ...settings }] : [])
    .map(upgradePublished)
    .flatMap(({ live, ...row }) => (live === null ? [] : [{ ...row, data: live }]))
  const { content: entries } = await fillPhotos(db, fillForReaders(stored, toFacts(facts), locale))
  const { vndPerUsd } = settingsOf(settings) ?? defaultSettings
  const docs = entryDocs(entries, locale, vndPerUsd).filter(
    ({ deal }) => !deal || isLive(deal, today),
  )
  return { docs: docs.map(({ deal: _, ...doc }) => doc), isAll: rows.length <= maxIndexed }
}
