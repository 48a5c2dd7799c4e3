import type { Offer, TouristTrip } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { tourOf } from '../../domain/farm/season'
import {
  guestRating,
  nodeId,
  pageGraph,
  pageImage,
  publisher,
  publisherReference,
} from '../../domain/heads/json-ld'
import { unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

function offer(
  { locale, settings, today }: HeadInput,
  { slug, discountedPrice, window, reviews }: ShownDeal,
): Offer {
  const { validFrom, validTo } = dealDates(window, today)
  return {
    '@type': 'Offer',
    url: absoluteUrl(
      settings.siteUrl,
      fillPath(paths.deal, { slug }),
      locale,
      settings.defaultLocale,
    ),
    price: discountedPrice,
    priceCurrency: 'VND',
    validFrom,
    validThrough: validTo,
    availability: 'https://schema.org/InStock',
    ...guestRating(reviews),
  }
}

function touristTrip(
  input: HeadInput,
  { opening, programme, tours }: EntryOf<'farm'>,
): TouristTrip {
  const { locale, today } = input
  const open = tours.filter((tour) => isLive(tour, today))
  return {
    '@type': 'TouristTrip',
    '@id': nodeId(input, paths.farm, 'trip'),
    name: text(opening, 'heading', locale),
    description: text(opening, 'intro', locale),
    image: pageImage(input, paths.farm, opening.image),
    subTrip: programme.steps.map((step) => ({
      '@type': 'TouristTrip',
      name: text(step, 'title', locale),
    })),
    provider: publisherReference(input),
    ...(open.length > 0 && { offers: open.map((tour) => offer(input, tour)) }),
  }
}

export function farmHead(input: HeadInput): Head {
  const { t, locale, data, today, isNotInLanguage } = input
  const farm = data as EntryOf<'farm'> | undefined
  if (isNotInLanguage)
    return unlistedHead(paths.farm, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!farm) return unlistedHead(paths.farm, t('farm:name'), '')
  const { opening, tours, meta, locales } = farm
  const name = t('farm:name')
  return {
    ...writtenMeta(input, meta, tourOf(tours, today)?.discountedPrice),
    heading: text(opening, 'heading', locale),
    path: paths.farm,
    picture: opening.image,
    pictureAlt: text(opening, 'imageAlt', locale),
    index: true,
    locales,
    jsonLd: pageGraph(
      input,
      { name, path: paths.farm },
      touristTrip(input, farm),
      publisher(input),
    ),
  }
}
