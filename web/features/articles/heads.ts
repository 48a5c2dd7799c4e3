import type { PostPage, PostPreview, PostSummary } from '../../../schema/api/posts'
import { contentPillars } from '../../../schema/content/choices'
import { metaOf } from '../../../schema/content/page-meta'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { article, pageGraph, publisher } from '../../domain/heads/json-ld'
import {
  collectionHead,
  headWithoutEntry,
  pictureOf,
  titledLinks,
  unlistedHead,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

/** A journal entry has the same canonical address. */
export function articleDetailHead(input: HeadInput): Head {
  const { t, locale, params, data, isMissing } = input
  const path = fillPath(paths.article, { slug: params.slug ?? '' })
  const post = data as PostPage | undefined
  if (!post) return { ...headWithoutEntry(input, 'articles', path), index: !isMissing }
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
    ...writtenMeta(input, metaOf('post', post)),
    heading: title,
    path,
    picture: '@assets/art/default-cover',
    ...pictureOf(post, post.coverImage, locale),
    index: true,
    locales: post.locales,
    feedTitle: t('articles:feedTitle'),
    article: { ...facts, author },
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.inspiration'), path: paths.articles } },
      article(input, {
        ...facts,
        title,
        description,
        path,
        picture: post.coverImage,
        author: {
          type: post.authorName ? 'Person' : 'Organization',
          name: author,
          path: post.author?.slug && fillPath(paths.author, { slug: post.author.slug }),
        },
      }),
      publisher(input),
    ),
  }
}

export function articleListHead(input: HeadInput): Head {
  const { t } = input
  const head = collectionHead(input, {
    texts: 'articles',
    path: paths.articles,
    picture: '@assets/art/post-to-pho-nam-gio-sang',
    items: titledLinks(input, (input.data ?? []) as PostSummary[], ({ slug }) =>
      fillPath(paths.article, { slug }),
    ),
  })
  return { ...head, feedTitle: t('articles:feedTitle') }
}

export function previewHead({ t, locale, data, isMissing }: HeadInput): Head {
  const post = data as PostPreview | undefined
  const title = post
    ? text(post, 'title', locale)
    : t(isMissing ? 'articles:previewGoneTitle' : 'articles:title')
  const description = post
    ? text(post, 'summary', locale)
    : t(isMissing ? 'articles:previewGoneText' : 'articles:metaDescription')
  return unlistedHead(paths.preview, title, description)
}
