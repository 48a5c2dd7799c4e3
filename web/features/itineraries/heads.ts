import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { ShownItinerary } from '../../content/itineraries/types'
import { breadcrumbList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function itineraryHead(input: HeadInput): Head {
  const { t, locale, settings, params, content } = input
  const itinerary = content(`itineraries/${params.slug}`) as ShownItinerary | undefined
  const path = fillPath(paths.itinerary, params)
  if (!itinerary) {
    const title = `${t('itineraries.notFoundTitle')} | ${site.name}`
    return { title, description: t('itineraries.notFoundText'), path, index: false, jsonLd: [] }
  }
  const title = text(itinerary, 'title', locale)
  const description = text(itinerary, 'description', locale)
  return {
    title: `${t('itineraries.metaTitle', { title, duration: text(itinerary, 'duration', locale) })} | ${site.name}`,
    description,
    path,
    picture: itinerary.image,
    index: true,
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'TouristTrip',
            name: title,
            description,
            itinerary: itinerary.stops.map((stop) => ({ '@type': 'Place', name: text(stop, 'name', locale) })),
            provider: { '@type': 'Organization', name: site.name, url: settings.siteUrl },
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.planYourTrip'), path: paths.guides },
            { name: title, path },
          ]),
        ],
      },
    ],
  }
}
