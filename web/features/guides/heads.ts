import { text, texts } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import type { GuideListContent } from '../../content/guides/list'
import type { ShownGuide } from '../../content/guides/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { collectionHead, editorialHead, titledLinks, unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import { guideContent, guidePath, parseGuideDay } from './paths'

export function guidesHead(input: HeadInput): Head {
  const { content } = input
  const list = content('guides/list') as InOneLanguage<GuideListContent> | undefined
  return collectionHead(input, {
    texts: 'guides',
    path: paths.guides,
    picture: '@assets/art/guide-01',
    items: titledLinks(input, list?.guides ?? [], ({ day }) => guidePath(day)),
  })
}

export function guideHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const day = parseGuideDay(params.day)
  const guide = day ? (content(guideContent(day)) as ShownGuide | undefined) : undefined
  if (!guide) return unlistedHead(paths.guides, t('guides:notFoundTitle'), t('guides:notFoundText'))
  return editorialHead(input, {
    ...writtenMeta(guide.meta, locale),
    heading: text(guide, 'title', locale),
    path: guidePath(guide.day),
    picture: guide.imageUrl,
    pictureAlt: text(guide, 'imageAlt', locale),
    publishedAt: guide.date,
    modifiedAt: guide.updatedOn,
    section: t(`guides:categories.${guide.category}`),
    tags: texts(guide, 'tags', locale),
    parent: { name: t('shell:nav.planYourTrip'), path: paths.guides },
  })
}
