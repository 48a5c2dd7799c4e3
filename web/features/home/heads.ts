import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { photoShareImage } from '../../../schema/media'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { company, nodeId, publisherReference } from '../../domain/heads/json-ld'
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
  const { t, data, isMissing } = input
  const home = data as EntryOf<'home'> | undefined
  return {
    title: t('home:metaTitle'),
    description: t('home:metaDescription'),
    path: paths.home,
    picture: photoShareImage(home?.slides[0]?.imageUrl) ?? '@assets/art/hero-halong',
    index: !isMissing,
    ...(home && { locales: home.locales }),
    jsonLd: [webSite(input), company(input)],
  }
}
