import type { PostSummary } from '../../../schema/api/posts'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { itemList, pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function journalHead(input: HeadInput): Head {
  const { t, locale } = input
  const entries = (input.data ?? []) as PostSummary[]
  const list = entries.map((post) => ({ name: text(post, 'title', locale), path: fillPath(paths.article, { slug: post.slug }) }))
  return {
    title: pageTitle(t('journal:metaTitle')),
    description: t('journal:metaDescription'),
    path: paths.journal,
    picture: '@assets/art/post-dem-tau-vao-hue',
    index: true,
    jsonLd: pageGraph(
      input,
      { type: 'CollectionPage', name: t('journal:title'), path: paths.journal },
      itemList(input, paths.journal, list),
    ),
  }
}
