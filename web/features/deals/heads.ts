import type { Offer } from 'schema-dts'
import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import {
  guestRating,
  nodeId,
  pageGraph,
  photoImages,
  publisher,
  publisherReference,
} from '../../domain/heads/json-ld'
import {
  collectionHead,
  headWithoutEntry,
  titledLinks,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function dealsHead(input: HeadInput): Head {
  const { data, today } = input
  const list = data as EntryListOf<'deal'> | undefined
  const listed = (list?.deals ?? []).filter((deal) => isLive(deal, today))
  return collectionHead(input, {
    texts: 'deals',
    path: paths.deals,
    picture: '@assets/art/deal-phu-quoc-beach-resort',
    items: titledLinks(input, listed, ({ slug }) => fillPath(paths.deal, { slug })),
  })
}

function offer(input: HeadInput, deal: ShownDeal, path: string): Offer {
  const { locale, settings, today } = input
  const { validFrom, validTo } = dealDates(deal.window, today)
  const images = photoImages(input, deal.image)
  return {
    '@type': 'Offer',
    '@id': nodeId(input, path, 'offer'),
    name: text(deal, 'title', locale),
    description: text(deal, 'description', locale),
    url: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
    ...(images.length > 0 && { image: images }),
    price: deal.discountedPrice,
    priceCurrency: 'VND',
    validFrom,
    validThrough: validTo,
    availability: 'https://schema.org/InStock',
    offeredBy: publisherReference(input),
    ...guestRating(deal.reviews),
  }
}

export function dealHead(input: HeadInput): Head {
  const { t, locale, params, data, today } = input
  const deal = data as EntryOf<'deal'> | undefined
  const path = fillPath(paths.deal, params)
  if (!deal) return headWithoutEntry(input, 'deals', path)
  const title = text(deal, 'title', locale)
  return {
    ...writtenMeta(input, deal.meta, deal.discountedPrice),
    heading: title,
    path,
    picture: deal.image,
    pictureAlt: text(deal, 'imageAlt', locale),
    index: isLive(deal, today),
    locales: deal.locales,
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.travelDeals'), path: paths.deals } },
      ...(isLive(deal, today) ? [offer(input, deal, path), publisher(input)] : []),
    ),
  }
}
