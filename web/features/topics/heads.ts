import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { InOneLanguage } from '../../content/in-one-language'
import type { TopicListContent } from '../../content/topics/list'
import type { ShownTopic } from '../../content/topics/types'
import { collectionHead, editorialHead, titledLinks, unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

const listOf = ({ content }: HeadInput) => content('topics/list') as InOneLanguage<TopicListContent> | undefined

export function topicsHead(input: HeadInput): Head {
  return collectionHead(input, {
    texts: 'topics',
    path: paths.topics,
    picture: '@assets/art/topics-adventure',
    items: titledLinks(input, listOf(input)?.topics ?? [], ({ slug }) => fillPath(paths.topic, { slug })),
  })
}

export function topicHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const topic = content(`topics/${params.slug}`) as ShownTopic | undefined
  const path = fillPath(paths.topic, params)
  if (!topic) return unlistedHead(path, t('topics:notFoundTitle'), t('topics:notFoundText'))
  const category = listOf(input)?.categories.find(({ id }) => id === topic.category)
  return editorialHead(input, {
    ...writtenMeta(topic.meta, locale),
    heading: text(topic, 'title', locale),
    path,
    picture: topic.image,
    pictureAlt: text(topic, 'imageAlt', locale),
    publishedAt: topic.publishedDate,
    section: category ? text(category, 'name', locale) : topic.category,
    tags: texts(topic, 'tags', locale),
    parent: { name: t('shell:nav.thingsToDo'), path: paths.topics },
  })
}
