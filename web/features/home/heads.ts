import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { nodeId, publisherReference } from '../../domain/heads/json-ld'
import { company } from '../../domain/heads/json-ld-company'
import type { Head, HeadInput } from '../../lib/page'

function webSite(input: HeadInput): WebSite {
  const { locale, settings } = input
  const url = (path: string) => absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url(paths.search)}/{query}` },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    '@id': nodeId(input, paths.home, 'website'),
    name: site.name,
    alternateName: text(site, 'tagline', locale),
    url: url(paths.home),
    inLanguage: locale,
    publisher: publisherReference(input),
    potentialAction: search,
  }
}

export function homeHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: t('home:metaTitle'),
    description: t('home:metaDescription'),
    path: paths.home,
    picture: '@assets/art/hero-halong',
    index: true,
    jsonLd: [webSite(input), company(input)],
  }
}
