import { absoluteUrl } from '../../schema/paths'
import { site } from '../../schema/site'
import type { HeadInput } from './page-types'

/** A schema.org BreadcrumbList of screen paths, the page itself last. */
export function breadcrumbList({ locale, settings }: HeadInput, steps: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
    })),
  }
}

/** A schema.org ItemList of pages. */
export function itemList({ locale, settings }: HeadInput, items: { name: string; path: string }[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
    })),
  }
}

interface WrittenPage {
  title: string
  description: string
  /** The canonical screen path. */
  path: string
  /** Calendar day, `YYYY-MM-DD`. */
  publishedAt: string
}

/** A schema.org Article by the editors, of the built-in content. */
export function editorsArticle({ locale, settings }: HeadInput, page: WrittenPage): object {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: page.publishedAt,
    inLanguage: locale,
    author: { '@type': 'Organization', name: site.name },
    publisher: { '@type': 'Organization', name: site.name, url: settings.siteUrl },
    mainEntityOfPage: absoluteUrl(settings.siteUrl, page.path, locale, settings.defaultLocale),
  }
}
