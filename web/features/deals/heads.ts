import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { DealListContent } from '../../content/deals/list'
import type { ShownDeal } from '../../content/deals/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { dealDates, isLive } from '../../lib/deal-dates'
import { breadcrumbList, itemList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function dealsHead(input: HeadInput): Head {
  const { t, locale, content, today } = input
  const list = content('deals/list') as InOneLanguage<DealListContent> | undefined
  const live = (list?.deals ?? []).filter((deal) => isLive(deal, today))
  return {
    title: `${t('deals.metaTitle')} | ${site.name}`,
    description: t('deals.metaDescription'),
    path: paths.deals,
    picture: '@assets/art/deal-phu-quoc-beach-resort',
    index: true,
    jsonLd: [
      itemList(
        input,
        live.map((deal) => ({ name: text(deal, 'title', locale), path: fillPath(paths.deal, { slug: deal.slug }) })),
      ),
    ],
  }
}

export function dealHead(input: HeadInput): Head {
  const { t, locale, settings, params, content, today } = input
  const deal = content(`deals/${params.slug}`) as ShownDeal | undefined
  const path = fillPath(paths.deal, params)
  if (!deal) {
    return { title: `${t('deals.notFoundTitle')} | ${site.name}`, description: t('deals.notFoundText'), path, index: false, jsonLd: [] }
  }
  const title = text(deal, 'title', locale)
  const description = text(deal, 'description', locale)
  const { validFrom, validTo } = dealDates(deal.window, today)
  return {
    title: `${title} | ${site.name}`,
    description,
    path,
    picture: deal.image,
    index: isLive(deal, today),
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'Offer',
            name: title,
            description,
            url: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
            price: deal.discountedPrice,
            priceCurrency: 'VND',
            validFrom,
            validThrough: validTo,
            offeredBy: { '@type': 'Organization', name: site.name },
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.travelDeals'), path: paths.deals },
            { name: title, path },
          ]),
        ],
      },
    ],
  }
}
