import { text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function homeHead({ t, locale, settings: { siteUrl, defaultLocale } }: HeadInput): Head {
  const url = absoluteUrl(siteUrl, paths.home, locale, defaultLocale)
  const search = absoluteUrl(siteUrl, paths.search, locale, defaultLocale)
  return {
    title: t('home.metaTitle'),
    description: t('home.metaDescription'),
    path: paths.home,
    picture: '@assets/art/hero-halong',
    index: true,
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${siteUrl}/#organization`,
            name: site.name,
            legalName: site.company.legalName,
            url: siteUrl,
            email: site.company.email,
            sameAs: site.socials.map((social) => social.url),
          },
          {
            '@type': 'WebSite',
            name: site.name,
            alternateName: text(site, 'tagline', locale),
            url,
            inLanguage: locale,
            publisher: { '@id': `${siteUrl}/#organization` },
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: `${search}/{query}` },
              'query-input': 'required name=query',
            },
          },
        ],
      },
    ],
  }
}
