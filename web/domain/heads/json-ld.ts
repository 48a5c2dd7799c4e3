import type {
  Article,
  BreadcrumbList,
  IdReference,
  ImageObject,
  ItemList,
  ListItem,
  OfferLeaf,
  OrganizationLeaf,
  Place,
  Thing,
  WebPage,
} from 'schema-dts'
import type { Office } from '../../../schema/content/site-settings'
import type { TourReviews } from '../../../schema/content/views'
import { type Bilingual, text } from '../../../schema/locale'
import { licences, mediaPath, parseMediaPath, variantSize } from '../../../schema/media'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { internationalPhone } from '../../../schema/phone'
import { photoAt } from '../../../schema/photo-texts'
import { shareImage } from '../../../schema/share-image'
import { site } from '../../../schema/site'
import type { HeadInput, JsonLdNodes } from '../../lib/page'
import { photosIn } from '../../lib/photos'

export interface NamedPath {
  name: string
  path: string
}

const urlOf = ({ locale, settings }: HeadInput, path: string) =>
  absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale)

export function nodeId(input: HeadInput, path: string, name: string): string {
  return `${urlOf(input, path)}#${name}`
}

interface NamedOnPage extends Bilingual<'name', string> {
  /** Slug of its page. */
  destination?: string | undefined
}

export function placeNode(input: HeadInput, place: NamedOnPage): Place {
  const { destination: slug } = place
  return {
    '@type': 'Place',
    name: text(place, 'name', input.locale),
    ...(slug && { url: urlOf(input, fillPath(paths.destination, { slug })) }),
  }
}

/** Marks of guests who were there; an editor's rating never stands here. */
export function guestRating(reviews: TourReviews | undefined): Pick<OfferLeaf, 'aggregateRating'> {
  if (!reviews) return {}
  const { average, count } = reviews
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

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
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage' | 'WebPage'
  parent?: NamedPath
}

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
  picture?: string | null | undefined
  /** Calendar day, `YYYY-MM-DD`, or UTC ISO instant. */
  publishedAt?: string
  modifiedAt?: string
  section: string
  tags: string[]
  author?: { type: 'Person' | 'Organization'; name: string; path?: string | undefined }
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
    author: author
      ? {
          '@type': author.type,
          name: author.name,
          ...(author.path && { url: urlOf(input, author.path) }),
        }
      : publisherReference(input),
    publisher: publisherReference(input),
    mainEntityOfPage: { '@id': nodeId(input, page.path, 'webpage') },
  }
}

/** The crops that search engines ask for: 16:9, 1:1, and the whole. */
const crops = ['wide', 'square', 'full'] as const
const width = 1600

export function photoImages(
  { data, locale, settings }: HeadInput,
  picture: string | null | undefined,
): ImageObject[] {
  const key = parseMediaPath(picture ?? '')?.key
  if (!key) return []
  const photo = photoAt(photosIn(data), picture)
  const caption = photo && text(photo, 'caption', locale)
  const license = photo && licences[photo.licence]
  const about = {
    ...(caption && { caption }),
    ...(photo?.credit && {
      creditText: photo.credit,
      creator: { '@type': 'Person' as const, name: photo.credit },
    }),
    ...(license && { license }),
    ...(photo?.creditUrl && license && { acquireLicensePage: photo.creditUrl }),
  }
  return crops.map((crop) => {
    const address = settings.siteUrl + mediaPath(key, { crop, width, format: 'jpg' })
    const size = variantSize(key, { crop, width })
    return {
      '@type': 'ImageObject',
      url: address,
      contentUrl: address,
      width: `${size.width}`,
      height: `${size.height}`,
      ...about,
    }
  })
}

export function pageImage(
  input: HeadInput,
  path: string,
  picture: string | null | undefined,
): ImageObject[] | string {
  const images = photoImages(input, picture)
  return images.length > 0 ? images : input.settings.siteUrl + shareImage(path, input.locale)
}

function telephoneOf({ phone, country }: Pick<Office, 'phone' | 'country'>): string {
  const number = internationalPhone(phone, country)
  return number ? `+${number}` : phone
}

function place(office: Office, { locale }: HeadInput): Place {
  const locality = text(office, 'locality', locale)
  const [streetAddress = ''] = text(office, 'address', locale).split(`, ${locality}`)
  return {
    '@type': 'Place',
    name: text(office, 'name', locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: locality,
      addressCountry: office.country,
    },
    telephone: telephoneOf(office),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: office.coordinates.lat,
      longitude: office.coordinates.lng,
    },
  }
}

export function company(input: HeadInput): OrganizationLeaf {
  const { company, socials } = input.settings.site
  return {
    ...publisher(input),
    legalName: company.legalName,
    email: company.email,
    sameAs: [company.mainSite, ...socials.map(({ url }) => url)],
  }
}

export function companyWithOffices(input: HeadInput): OrganizationLeaf {
  return {
    ...company(input),
    location: input.settings.site.offices.map((office) => place(office, input)),
  }
}
