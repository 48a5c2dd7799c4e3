import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PageMeta } from '../../../schema/content/page-meta'
import { type Locale, text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { photoAt, type WithPhotos } from '../../../schema/photo-texts'
import { site } from '../../../schema/site'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'
import { article, itemList, type NamedPath, pageGraph, publisher } from './json-ld'

export function unlistedHead(path: string, title: string, description: string): Head {
  return { title: pageTitle(title), description, path, index: false, jsonLd: [] }
}

/** The shared picture of a page and its description, if the entry has one. */
export function pictureOf(
  { photos = [] }: WithPhotos,
  picture: string | null | undefined,
  locale: Locale,
): Pick<Head, 'picture' | 'pictureAlt'> {
  const photo = photoAt(photos, picture)
  const pictureAlt = photo && text(photo, 'alt', locale)
  return { ...(picture && { picture }), ...(pictureAlt && { pictureAlt }) }
}

type EntrySection =
  | 'articles'
  | 'deals'
  | 'destinations'
  | 'guides'
  | 'letters'
  | 'routes'
  | 'topics'

/** Without a section the page has no list above it. */
export function headWithoutEntry(
  { t, isMissing, isNotInLanguage }: HeadInput,
  texts: EntrySection | undefined,
  path: string,
): Head {
  if (isNotInLanguage)
    return unlistedHead(path, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!texts) return unlistedHead(path, t('shell:notFound.title'), t('shell:notFound.text'))
  if (isMissing) return unlistedHead(path, t(`${texts}:notFoundTitle`), t(`${texts}:notFoundText`))
  return unlistedHead(path, t(`${texts}:title`), t(`${texts}:metaDescription`))
}

interface CollectionPage {
  texts: EntrySection | 'journal' | 'shop'
  path: string
  picture: string
  items: NamedPath[]
}

export function collectionHead(
  input: HeadInput,
  { texts, path, picture, items }: CollectionPage,
): Head {
  const { t } = input
  return {
    title: pageTitle(t(`${texts}:metaTitle`)),
    description: t(`${texts}:metaDescription`),
    path,
    picture,
    index: true,
    jsonLd: pageGraph(
      input,
      { type: 'CollectionPage', name: t(`${texts}:title`), path },
      itemList(input, path, items),
    ),
  }
}

interface EditorialPage
  extends Pick<Head, 'title' | 'description' | 'path' | 'picture' | 'pictureAlt' | 'locales'> {
  heading: string
  /** Calendar days, `YYYY-MM-DD`. */
  publishedAt: string
  modifiedAt?: string
  section: string
  tags: string[]
  parent: NamedPath
}

export function editorialHead(
  input: HeadInput,
  { publishedAt, modifiedAt, section, tags, parent, heading, ...head }: EditorialPage,
): Head {
  const { path, description, picture } = head
  const facts = { publishedAt, ...(modifiedAt && { modifiedAt }), section, tags }
  const main = article(input, { ...facts, title: heading, description, path, picture })
  return {
    ...head,
    heading,
    index: true,
    article: { ...facts, author: site.name },
    jsonLd: pageGraph(input, { name: heading, path, parent }, main, publisher(input)),
  }
}

export function titledLinks<Entity extends { titleVi: string; titleEn: string }>(
  { locale }: HeadInput,
  entities: readonly Entity[],
  pathOf: (entity: Entity) => string,
): NamedPath[] {
  return entities.map((entity) => ({ name: text(entity, 'title', locale), path: pathOf(entity) }))
}

/** `price` (VND) replaces `{{price}}` in the description. */
export function writtenMeta(
  { locale, settings }: Pick<HeadInput, 'locale' | 'settings'>,
  meta: InOneLanguage<PageMeta>,
  price = 0,
): Pick<Head, 'title' | 'description'> {
  return {
    title: pageTitle(text(meta, 'title', locale)),
    description: text(meta, 'description', locale).replace(
      '{{price}}',
      formatPrice(price, locale, settings.site.vndPerUsd),
    ),
  }
}
