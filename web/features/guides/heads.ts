import { text, texts } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { GuideListContent } from '../../content/guides/list'
import type { ShownGuide } from '../../content/guides/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { writtenMeta } from '../../domain/articles/written-meta'
import { article, itemList, pageGraph, publisher } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'
import { guideContent, guidePath, parseGuideDay } from './paths'

export function guidesHead(input: HeadInput): Head {
  const { t, locale, content } = input
  const list = content('guides/list') as InOneLanguage<GuideListContent> | undefined
  const links = (list?.guides ?? []).map((guide) => ({ name: text(guide, 'title', locale), path: guidePath(guide.day) }))
  return {
    title: pageTitle(t('guides:metaTitle')),
    description: t('guides:metaDescription'),
    path: paths.guides,
    picture: '@assets/art/guide-01',
    index: true,
    jsonLd: pageGraph(input, { type: 'CollectionPage', name: t('guides:title'), path: paths.guides }, itemList(input, paths.guides, links)),
  }
}

export function guideHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const day = parseGuideDay(params.day)
  const guide = day ? (content(guideContent(day)) as ShownGuide | undefined) : undefined
  if (!guide) {
    return {
      title: pageTitle(t('guides:notFoundTitle')),
      description: t('guides:notFoundText'),
      path: paths.guides,
      index: false,
      jsonLd: [],
    }
  }
  const title = text(guide, 'title', locale)
  const path = guidePath(guide.day)
  const facts = {
    publishedAt: guide.date,
    section: t(`guides:categories.${guide.category}`),
    tags: texts(guide, 'tags', locale),
  }
  const meta = writtenMeta(guide.meta, locale)
  return {
    ...meta,
    heading: title,
    path,
    picture: guide.imageUrl,
    pictureAlt: text(guide, 'imageAlt', locale),
    index: true,
    article: { ...facts, author: site.name },
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.planYourTrip'), path: paths.guides } },
      article(input, { ...facts, title, description: meta.description, path }),
      publisher(input),
    ),
  }
}
