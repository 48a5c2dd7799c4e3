import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { GuideListContent } from '../../content/guides/list'
import type { ShownGuide } from '../../content/guides/types'
import type { InOneLanguage } from '../../content/in-one-language'
import { breadcrumbList, editorsArticle, itemList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'
import { guideContent, guidePath, parseGuideDay } from './guide-day'

export function guidesHead(input: HeadInput): Head {
  const { t, locale, content } = input
  const list = content('guides/list') as InOneLanguage<GuideListContent> | undefined
  const guides = list?.guides ?? []
  return {
    title: `${t('guides.metaTitle')} | ${site.name}`,
    description: t('guides.metaDescription'),
    path: paths.guides,
    picture: '@assets/art/guide-01',
    index: true,
    jsonLd: [
      itemList(
        input,
        guides.map((guide) => ({ name: text(guide, 'title', locale), path: guidePath(guide.day) })),
      ),
    ],
  }
}

export function guideHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const day = parseGuideDay(params.day)
  const guide = day === undefined ? undefined : (content(guideContent(day)) as ShownGuide | undefined)
  if (!guide) {
    return {
      title: `${t('guides.notFoundTitle')} | ${site.name}`,
      description: t('guides.notFoundText'),
      path: paths.guides,
      index: false,
      jsonLd: [],
    }
  }
  const title = text(guide, 'title', locale)
  const description = text(guide, 'summary', locale)
  const path = guidePath(guide.day)
  return {
    title: `${title} | ${site.name}`,
    description,
    path,
    type: 'article',
    picture: guide.imageUrl,
    publishedAt: guide.date,
    index: true,
    jsonLd: [
      {
        '@graph': [
          editorsArticle(input, { title, description, path, publishedAt: guide.date }),
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.planYourTrip'), path: paths.guides },
            { name: title, path },
          ]),
        ],
      },
    ],
  }
}
