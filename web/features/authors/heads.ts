import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { authorFeedPath, fillPath, paths } from '../../../schema/paths'
import { nodeId, pageGraph, pageImage } from '../../domain/heads/json-ld'
import { headWithoutEntry, pictureOf } from '../../domain/heads/make-head'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function authorHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const author = data as EntryOf<'author'> | undefined
  const slug = params.slug ?? ''
  const path = fillPath(paths.author, { slug })
  if (!author) return headWithoutEntry(input, undefined, path)
  const { image, links = [], locales } = author
  const name = text(author, 'name', locale)
  const description = text(author, 'bio', locale)
  const jobTitle = text(author, 'role', locale)
  const parent = { name: t('shell:nav.inspiration'), path: paths.articles }
  return {
    title: pageTitle(t('authors:metaTitle', { name })),
    heading: name,
    description,
    path,
    index: true,
    locales,
    ...pictureOf(author, image, locale),
    feedTitle: t('authors:feedTitle', { name }),
    feedPath: fillPath(authorFeedPath, { slug }),
    jsonLd: pageGraph(
      input,
      { type: 'ProfilePage', name, path, parent },
      {
        '@type': 'Person',
        '@id': nodeId(input, path, 'person'),
        name,
        description,
        ...(jobTitle && { jobTitle }),
        ...(image && { image: pageImage(input, path, image) }),
        ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
      },
    ),
  }
}
