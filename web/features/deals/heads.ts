import type { Offer } from 'schema-dts'
import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import type { DealListContent } from '../../content/deals/list'
import type { ShownDeal } from '../../content/deals/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { dealDates, isLive } from '../../domain/deals/deal-dates'
import { nodeId, pageGraph, publisher, publisherReference } from '../../domain/heads/json-ld'
import { collectionHead, titledLinks, unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function dealsHead(input: HeadInput): Head {
  const { content, today } = input
  const list = content('deals/list') as InOneLanguage<DealListContent> | undefined
  const live = (list?.deals ?? []).filter((deal) => isLive(deal, today))
  return collectionHead(input, {
    texts: 'deals',
    path: paths.deals,
    picture: '@assets/art/deal-phu-quoc-beach-resort',
    items: titledLinks(input, live, ({ slug }) => fillPath(paths.deal, { slug })),
  })
}

/** The deal as it can be had: its price, and the days of its current window, or of the next one. */
function offer(input: HeadInput, deal: ShownDeal, path: string): Offer {
  const { locale, settings, today } = input
  const { validFrom, validTo } = dealDates(deal.window, today)
  return {
    '@type': 'Offer',
    '@id': nodeId(input, path, 'offer'),
    name: text(deal, 'title', locale),
    description: text(deal, 'description', locale),
    url: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
    price: deal.discountedPrice,
    priceCurrency: 'VND',
    validFrom,
    validThrough: validTo,
    availability: isLive(deal, today) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    offeredBy: publisherReference(input),
  }
}

export function dealHead(input: HeadInput): Head {
  const { t, locale, params, content, today } = input
  const deal = content(`deals/${params.slug}`) as ShownDeal | undefined
  const path = fillPath(paths.deal, params)
  if (!deal) return unlistedHead(path, t('deals:notFoundTitle'), t('deals:notFoundText'))
  const title = text(deal, 'title', locale)
  return {
    ...writtenMeta(deal.meta, locale, deal.discountedPrice),
    heading: title,
    path,
    picture: deal.image,
    pictureAlt: text(deal, 'imageAlt', locale),
    index: isLive(deal, today),
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.travelDeals'), path: paths.deals } },
      offer(input, deal, path),
      publisher(input),
    ),
  }
}
