import type { TagPage } from '../../../schema/api/tags'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { itemList, pageGraph } from '../../domain/heads/json-ld'
import { unlistedHead } from '../../domain/heads/make-head'
import { itemPath } from '../../domain/saved/item-path'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function tagHead(input: HeadInput): Head {
  const { t, locale, params, data, isMissing } = input
  const path = fillPath(paths.tag, { tag: params.tag ?? '' })
  const tag = data as TagPage | undefined
  if (!tag)
    return unlistedHead(
      path,
      t(isMissing ? 'tags:notFoundTitle' : 'tags:kicker'),
      t(isMissing ? 'tags:notFoundText' : 'tags:metaEmpty'),
    )
  const { name, posts, topics, guides, listedIn } = tag
  const count = tag.postCount + topics.length + guides.length
  if (count === 0) return unlistedHead(path, t('tags:kicker'), t('tags:metaEmpty'))
  const title = t('tags:metaTitle', { name })
  const description = t('tags:metaDescription', { name, count })
  if (!listedIn.includes(locale)) return unlistedHead(path, title, description)
  const items = [
    ...posts.map((post) => ({
      name: text(post, 'title', locale),
      path: fillPath(paths.article, { slug: post.slug }),
    })),
    ...topics.map((topic) => ({ name: topic.title, path: itemPath('topic', topic.slug) })),
    ...guides.map((guide) => ({ name: guide.title, path: itemPath('guide', guide.slug) })),
  ]
  return {
    title: pageTitle(title),
    heading: title,
    description,
    path,
    index: true,
    locales: listedIn,
    // The build draws no share pictures for tags.
    sharePath: paths.home,
    jsonLd: pageGraph(
      input,
      { type: 'CollectionPage', name: title, path },
      itemList(input, path, items),
    ),
  }
}
