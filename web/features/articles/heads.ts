import type { PostPage, PostPreview, PostSummary } from '../../../schema/api/posts'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { contentPillars } from '../../../schema/pillars'
import { site } from '../../../schema/site'
import { article, itemList, pageGraph, publisher } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

const postPath = (slug: string) => fillPath(paths.article, { slug })

export function articlesHead(input: HeadInput): Head {
  const { t, locale } = input
  const posts = (input.data ?? []) as PostSummary[]
  const list = posts.map((post) => ({ name: text(post, 'title', locale), path: postPath(post.slug) }))
  return {
    title: pageTitle(t('articles:metaTitle')),
    description: t('articles:metaDescription'),
    path: paths.articles,
    picture: '@assets/art/post-to-pho-nam-gio-sang',
    index: true,
    feedTitle: t('articles:feedTitle'),
    jsonLd: pageGraph(
      input,
      { type: 'CollectionPage', name: t('articles:title'), path: paths.articles },
      itemList(input, paths.articles, list),
    ),
  }
}

/** The head of an article that is on its way or could not be read. */
function comingArticleHead({ t }: HeadInput, path: string): Head {
  return { title: pageTitle(t('articles:title')), description: t('articles:metaDescription'), path, index: true, jsonLd: [] }
}

/** The head of an article's page; a journal entry has the same canonical address. */
export function articleHead(input: HeadInput): Head {
  const { t, locale, params, data, isMissing } = input
  const path = fillPath(paths.article, { slug: params.slug ?? '' })
  const post = data as PostPage | undefined
  if (!post && !isMissing) return comingArticleHead(input, path)
  if (!post) {
    return {
      title: pageTitle(t('articles:notFoundTitle')),
      description: t('articles:notFoundText'),
      path,
      index: false,
      jsonLd: [],
    }
  }
  const title = text(post, 'title', locale)
  const description = text(post, 'summary', locale)
  const author = post.authorName ?? t('shell:post.team', { product: site.name })
  const pillar = contentPillars.find((known) => known === post.contentPillar)
  const facts = {
    ...(post.publishedAt && { publishedAt: post.publishedAt }),
    modifiedAt: post.updatedAt,
    section: pillar ? t(`articles:pillars.${pillar}`) : post.contentPillar,
    tags: post.tags,
  }
  return {
    title: pageTitle(title),
    heading: title,
    description,
    path,
    picture: post.coverImage ?? '@assets/art/default-cover',
    index: true,
    feedTitle: t('articles:feedTitle'),
    article: { ...facts, author },
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.inspiration'), path: paths.articles } },
      article(input, { ...facts, title, description, path, author: { type: post.authorName ? 'Person' : 'Organization', name: author } }),
      publisher(input),
    ),
  }
}

/** A preview is for whoever has its link, not for search engines. */
export function previewHead({ t, locale, data, isMissing }: HeadInput): Head {
  const post = data as PostPreview | undefined
  const title = post ? text(post, 'title', locale) : t(isMissing ? 'articles:previewGoneTitle' : 'articles:title')
  return {
    title: pageTitle(title),
    description: post ? text(post, 'summary', locale) : t(isMissing ? 'articles:previewGoneText' : 'articles:metaDescription'),
    path: paths.preview,
    index: false,
    jsonLd: [],
  }
}
