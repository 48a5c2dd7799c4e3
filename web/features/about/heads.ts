import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { breadcrumbList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function aboutHead(input: HeadInput): Head {
  const { t, settings } = input
  return {
    title: `${t('about.metaTitle')} | ${site.name}`,
    description: t('about.metaDescription', { name: site.name }),
    path: paths.about,
    picture: '@assets/art/farm-fruit',
    index: true,
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${settings.siteUrl}/#organization`,
            name: site.name,
            legalName: site.company.legalName,
            url: settings.siteUrl,
            email: site.company.email,
            sameAs: [site.company.mainSite, ...site.socials.map(({ url }) => url)],
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.footer.about'), path: paths.about },
          ]),
        ],
      },
    ],
  }
}
