import { absoluteUrl } from '../../schema/paths'
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
