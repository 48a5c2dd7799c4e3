import type { PostPage, PostPreview } from '../../../schema/api/posts'
import { text } from '../../../schema/locale'
import { absoluteUrl, fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { breadcrumbList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export function articlesHead({ t }: HeadInput): Head {
  return {
    title: `${t('articles.metaTitle')} | ${site.name}`,
    description: t('articles.metaDescription'),
    path: paths.articles,
    picture: '@assets/art/post-to-pho-nam-gio-sang',
    index: true,
    feedTitle: t('articles.feedTitle'),
    jsonLd: [],
  }
}

/** The head of an article's page; a journal entry has the same canonical address. */
export function articleHead(input: HeadInput): Head {
  const { t, locale, settings, params, data } = input
  const path = fillPath(paths.article, { slug: params.slug ?? '' })
  const post = data as PostPage | undefined
  if (!post) {
    return {
      title: `${t('articles.notFoundTitle')} | ${site.name}`,
      description: t('articles.notFoundText'),
      path,
      index: false,
      jsonLd: [],
    }
  }
  const title = text(post, 'title', locale)
  const description = text(post, 'summary', locale)
  const author = post.authorName ?? t('shell.post.team', { product: site.name })
  return {
    title: `${title} | ${site.name}`,
    description,
    path,
    type: 'article',
    picture: post.coverImage ?? '@assets/art/default-cover',
    index: true,
    feedTitle: t('articles.feedTitle'),
    author,
    ...(post.publishedAt && { publishedAt: post.publishedAt }),
    jsonLd: [
      {
        '@graph': [
          {
            '@type': 'Article',
            headline: title,
            description,
            inLanguage: post.bodyLocale,
            ...(post.publishedAt && { datePublished: post.publishedAt }),
            dateModified: post.updatedAt,
            author: { '@type': post.authorName ? 'Person' : 'Organization', name: author },
            publisher: { '@type': 'Organization', name: site.name, url: settings.siteUrl },
            mainEntityOfPage: absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale),
          },
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.inspiration'), path: paths.articles },
            { name: title, path },
          ]),
        ],
      },
    ],
  }
}

/** A preview is for whoever has its link, not for search engines. */
export function previewHead({ t, locale, data }: HeadInput): Head {
  const post = data as PostPreview | undefined
  const title = post ? text(post, 'title', locale) : t('articles.previewGoneTitle')
  return {
    title: `${title} | ${site.name}`,
    description: post ? text(post, 'summary', locale) : t('articles.previewGoneText'),
    path: paths.preview,
    index: false,
    jsonLd: [],
  }
}
