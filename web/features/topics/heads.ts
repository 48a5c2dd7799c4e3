import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { InOneLanguage } from '../../content/in-one-language'
import type { TopicListContent } from '../../content/topics/list'
import type { ShownTopic } from '../../content/topics/types'
import { writtenMeta } from '../../domain/articles/written-meta'
import { article, itemList, pageGraph, publisher } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

const topicPath = (slug: string) => fillPath(paths.topic, { slug })
const listOf = ({ content }: HeadInput) => content('topics/list') as InOneLanguage<TopicListContent> | undefined

export function topicsHead(input: HeadInput): Head {
  const { t, locale } = input
  const links = (listOf(input)?.topics ?? []).map((topic) => ({ name: text(topic, 'title', locale), path: topicPath(topic.slug) }))
  return {
    title: pageTitle(t('topics:metaTitle')),
    description: t('topics:metaDescription'),
    path: paths.topics,
    picture: '@assets/art/topics-adventure',
    index: true,
    jsonLd: pageGraph(input, { type: 'CollectionPage', name: t('topics:title'), path: paths.topics }, itemList(input, paths.topics, links)),
  }
}

export function topicHead(input: HeadInput): Head {
  const { t, locale, params, content } = input
  const topic = content(`topics/${params.slug}`) as ShownTopic | undefined
  const path = fillPath(paths.topic, params)
  if (!topic) {
    return { title: pageTitle(t('topics:notFoundTitle')), description: t('topics:notFoundText'), path, index: false, jsonLd: [] }
  }
  const title = text(topic, 'title', locale)
  const category = listOf(input)?.categories.find(({ id }) => id === topic.category)
  const facts = {
    publishedAt: topic.publishedDate,
    section: category ? text(category, 'name', locale) : topic.category,
    tags: texts(topic, 'tags', locale),
  }
  const meta = writtenMeta(topic.meta, locale)
  return {
    ...meta,
    heading: title,
    path,
    picture: topic.image,
    pictureAlt: text(topic, 'imageAlt', locale),
    index: true,
    article: { ...facts, author: site.name },
    jsonLd: pageGraph(
      input,
      { name: title, path, parent: { name: t('shell:nav.thingsToDo'), path: paths.topics } },
      article(input, { ...facts, title, description: meta.description, path }),
      publisher(input),
    ),
  }
}
