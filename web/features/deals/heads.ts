import type { Offer } from 'schema-dts'
import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import type { DealListContent } from '../../content/deals/list'
import type { ShownDeal } from '../../content/deals/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { writtenMeta } from '../../domain/articles/written-meta'
import { dealDates, isLive } from '../../domain/deals/deal-dates'
import { itemList, nodeId, pageGraph, publisher, publisherReference } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function dealsHead(input: HeadInput): Head {
  const { t, locale, content, today } = input
  const list = content('deals/list') as InOneLanguage<DealListContent> | undefined
  const live = (list?.deals ?? []).filter((deal) => isLive(deal, today))
  const links = live.map((deal) => ({ name: text(deal, 'title', locale), path: fillPath(paths.deal, { slug: deal.slug }) }))
  return {
    title: pageTitle(t('deals:metaTitle')),
    description: t('deals:metaDescription'),
    path: paths.deals,
    picture: '@assets/art/deal-phu-quoc-beach-resort',
    index: true,
    jsonLd: pageGraph(input, { type: 'CollectionPage', name: t('deals:title'), path: paths.deals }, itemList(input, paths.deals, links)),
  }
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
  if (!deal) {
    return { title: pageTitle(t('deals:notFoundTitle')), description: t('deals:notFoundText'), path, index: false, jsonLd: [] }
  }
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
