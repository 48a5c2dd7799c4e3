import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { InOneLanguage } from '../../content/in-one-language'
import type { TopicListContent } from '../../content/topics/list'
import type { ShownTopic } from '../../content/topics/types'
import { breadcrumbList, editorsArticle, itemList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

const topicPath = (slug: string) => fillPath(paths.topic, { slug })

export function topicsHead(input: HeadInput): Head {
  const { t, locale, content } = input
  const list = content('topics/list') as InOneLanguage<TopicListContent> | undefined
  return {
    title: `${t('topics.metaTitle')} | ${site.name}`,
    description: t('topics.metaDescription'),
    path: paths.topics,
    picture: '@assets/art/topics-adventure',
    index: true,
    jsonLd: [
      itemList(
        input,
        (list?.topics ?? []).map((topic) => ({ name: text(topic, 'title', locale), path: topicPath(topic.slug) })),
      ),
    ],
  }
}

export function topicHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const topic = content(`topics/${params.slug}`) as ShownTopic | undefined
  const path = fillPath(paths.topic, params)
  if (!topic) {
    return { title: `${t('topics.notFoundTitle')} | ${site.name}`, description: t('topics.notFoundText'), path, index: false, jsonLd: [] }
  }
  const title = text(topic, 'title', locale)
  const description = text(topic, 'description', locale)
  return {
    title: `${title} | ${site.name}`,
    description,
    path,
    type: 'article',
    picture: topic.image,
    publishedAt: topic.publishedDate,
    index: true,
    jsonLd: [
      {
        '@graph': [
          editorsArticle(input, { title, description, path, publishedAt: topic.publishedDate }),
          breadcrumbList(input, [
            { name: t('shell.home'), path: paths.home },
            { name: t('shell.nav.thingsToDo'), path: paths.topics },
            { name: title, path },
          ]),
        ],
      },
    ],
  }
}
