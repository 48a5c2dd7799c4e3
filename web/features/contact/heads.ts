import { text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { breadcrumbList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function contactHead(input: HeadInput): Head {
  const { t, locale, settings } = input
  const { company, offices } = site
  const description = t('contact.metaDescription')
  return {
    title: `${t('contact.metaTitle')} | ${site.name}`,
    description,
    path: paths.contact,
    picture: '@assets/art/da-nang',
    index: true,
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'ContactPage',
            name: t('contact.title'),
            description,
            url: absoluteUrl(settings.siteUrl, paths.contact, locale, settings.defaultLocale),
            inLanguage: locale,
            mainEntity: {
              '@type': 'Organization',
              name: site.name,
              legalName: company.legalName,
              url: settings.siteUrl,
              email: company.email,
              location: offices.map((office) => ({
                '@type': 'Place',
                name: text(office, 'name', locale),
                address: text(office, 'address', locale),
                telephone: office.phone,
                geo: { '@type': 'GeoCoordinates', latitude: office.coordinates.lat, longitude: office.coordinates.lng },
              })),
            },
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('contact.title'), path: paths.contact },
          ]),
        ],
      },
    ],
  }
}
