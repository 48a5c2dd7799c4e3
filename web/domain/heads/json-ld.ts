import type {
  Article,
  BreadcrumbList,
  IdReference,
  ItemList,
  ListItem,
  OrganizationLeaf,
  Thing,
  WebPage,
} from 'schema-dts'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { HeadInput, JsonLdNodes } from '../../lib/page'
import { pageImage } from './json-ld-image'

export interface NamedPath {
  name: string
  path: string
}

const urlOf = ({ locale, settings }: HeadInput, path: string) =>
  absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale)

export function nodeId(input: HeadInput, path: string, name: string): string {
  return `${urlOf(input, path)}#${name}`
}

/** References the publisher; {@link publisher} is the node itself. */
export function publisherReference({ settings }: HeadInput): IdReference {
  return { '@id': `${settings.siteUrl}/#organization` }
}

export function publisher(input: HeadInput): OrganizationLeaf {
  return {
    '@type': 'Organization',
    ...publisherReference(input),
    name: site.name,
    url: input.settings.siteUrl,
  }
}

const listItems = (input: HeadInput, pages: NamedPath[], link: 'item' | 'url'): ListItem[] =>
  pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [link]: urlOf(input, path),
  }))

export function itemList(input: HeadInput, path: string, pages: NamedPath[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': nodeId(input, path, 'list'),
    itemListElement: listItems(input, pages, 'url'),
  }
}

interface GraphPage extends NamedPath {
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'WebPage'
  parent?: NamedPath
}

/** The page, its breadcrumbs, and its subjects (`nodes`, the main one first, with an `@id`). */
export function pageGraph(
  input: HeadInput,
  { type = 'WebPage', name, path, parent }: GraphPage,
  ...nodes: Thing[]
): JsonLdNodes {
  const [main] = nodes
  const mainId = typeof main === 'object' && '@id' in main ? main['@id'] : undefined
  const page: WebPage = {
    '@type': type,
    '@id': nodeId(input, path, 'webpage'),
    url: urlOf(input, path),
    name,
    inLanguage: input.locale,
    isPartOf: { '@id': nodeId(input, paths.home, 'website') },
    breadcrumb: { '@id': nodeId(input, path, 'breadcrumb') },
    ...(mainId && { mainEntity: { '@id': mainId } }),
  }
  const steps = [
    { name: input.t('shell:home'), path: paths.home },
    ...(parent ? [parent] : []),
    { name, path },
  ]
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': nodeId(input, path, 'breadcrumb'),
    itemListElement: listItems(input, steps, 'item'),
  }
  return [page, breadcrumb, ...nodes]
}

interface WrittenPage {
  title: string
  description: string
  path: string
  /** A stored picture path or a photograph's address. */
  picture?: string | null | undefined
  /** Calendar day, `YYYY-MM-DD`, or UTC ISO instant. */
  publishedAt?: string
  modifiedAt?: string
  section: string
  tags: string[]
  author?: { type: 'Person' | 'Organization'; name: string }
}

/** Its publisher must be in the same graph. */
export function article(input: HeadInput, page: WrittenPage): Article {
  const { author } = page
  return {
    '@type': 'Article',
    '@id': nodeId(input, page.path, 'article'),
    headline: page.title,
    description: page.description,
    image: pageImage(input, page.path, page.picture),
    ...(page.publishedAt && { datePublished: page.publishedAt }),
    ...(page.modifiedAt && { dateModified: page.modifiedAt }),
    inLanguage: input.locale,
    articleSection: page.section,
    ...(page.tags.length > 0 && { keywords: page.tags }),
    author: author ? { '@type': author.type, name: author.name } : publisherReference(input),
    publisher: publisherReference(input),
    mainEntityOfPage: { '@id': nodeId(input, page.path, 'webpage') },
  }
}
