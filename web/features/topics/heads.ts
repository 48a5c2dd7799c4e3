import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import { topicCategories } from '../../../schema/content/categories'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import {
  collectionHead,
  editorialHead,
  headWithoutEntry,
  titledLinks,
  writtenMeta,
} from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function topicDetailHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const topic = data as EntryOf<'topic'> | undefined
  const path = fillPath(paths.topic, params)
  if (!topic) return headWithoutEntry(input, 'topics', path)
  const category = topicCategories.find(({ id }) => id === topic.category)
  return editorialHead(input, {
    ...writtenMeta(input, topic.meta),
    heading: text(topic, 'title', locale),
    path,
    locales: topic.locales,
    picture: topic.image,
    pictureAlt: text(topic, 'imageAlt', locale),
    publishedAt: topic.publishedDate,
    section: category ? text(category, 'name', locale) : topic.category,
    tags: texts(topic, 'tags', locale),
    parent: { name: t('shell:nav.thingsToDo'), path: paths.topics },
  })
}

export function topicListHead(input: HeadInput): Head {
  const list = input.data as EntryListOf<'topic'> | undefined
  return collectionHead(input, {
    texts: 'topics',
    path: paths.topics,
    picture: '@assets/art/topics-adventure',
    items: titledLinks(input, list?.topics ?? [], ({ slug }) => fillPath(paths.topic, { slug })),
  })
}
