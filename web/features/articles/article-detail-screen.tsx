import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPage } from '../../../schema/api/posts'
import { contentPillars } from '../../../schema/content/choices'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { photoAt } from '../../../schema/photo-texts'
import { site } from '../../../schema/site'
import { articlePath } from '../../domain/articles/paths'
import { article, pageGraph, publisher } from '../../domain/heads/json-ld'
import { headWithoutEntry } from '../../domain/heads/make-head'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, ScreenProps } from '../../lib/page'
import { pageTitle } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Article, LoadedArticle } from './article'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('articles')
  const remote = useApi(articlePath(params.slug ?? '', useLocale()))
  useCountView(remote.data?.slug)
  return (
    <LoadedArticle remote={remote} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}>
      {(post) => <Article post={post} />}
    </LoadedArticle>
  )
}

Screen.head = articleHead

/** Counts a view, but not in the preview frame of the editor. */
function useCountView(slug: string | undefined): void {
  useEffect(() => {
    if (slug && window.parent === window)
      navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/view`)
  }, [slug])
}

/** A journal entry has the same canonical address. */
function articleHead(input: HeadInput): Head {
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
  const cover = photoAt(post.photos ?? [], post.coverImage)
  const pictureAlt = cover && text(cover, 'alt', locale)
  return {
    title: pageTitle(title),
    heading: title,
    description,
    path,
    picture: post.coverImage ?? '@assets/art/default-cover',
    ...(pictureAlt && { pictureAlt }),
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
        author: { type: post.authorName ? 'Person' : 'Organization', name: author },
      }),
      publisher(input),
    ),
  }
}
