import type { TaggedGuide, TaggedTopic } from '../../../schema/api/tags'
import { slugify } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { Copies } from '../../content/copies'

export interface EntryTag {
  name: string
  topics: TaggedTopic[]
  guides: TaggedGuide[]
}

/**
 * The tags of the public topics and guides of a language, by slug. Throws what reading the lists
 * throws.
 */
export async function readEntryTags(
  copies: Copies,
  locale: Locale,
): Promise<Map<string, EntryTag>> {
  const [{ topics }, { guides }] = await Promise.all([
    copies.readList('topic', locale),
    copies.readList('guide', locale),
  ])
  const found = new Map<string, EntryTag>()

  /** Puts a thing into each of its tags, once. */
  function add<Thing extends { slug: string }>(
    names: readonly string[],
    thing: Thing,
    listOf: (tag: EntryTag) => Thing[],
  ): void {
    for (const name of names) {
      const slug = slugify(name)
      if (slug === '') continue
      const tag = found.get(slug) ?? { name, topics: [], guides: [] }
      if (listOf(tag).every((other) => other.slug !== thing.slug)) listOf(tag).push(thing)
      found.set(slug, tag)
    }
  }

  for (const topic of topics.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const words = {
      title: text(topic, 'title', locale),
      description: text(topic, 'description', locale),
    }
    add(
      texts(topic, 'tags', locale),
      { slug: topic.slug, ...words, image: topic.image },
      (tag) => tag.topics,
    )
  }
  for (const guide of guides) {
    const words = {
      title: text(guide, 'title', locale),
      description: text(guide, 'summary', locale),
    }
    add(
      texts(guide, 'tags', locale),
      { slug: `day-${guide.day}`, day: guide.day, ...words },
      (tag) => tag.guides,
    )
  }
  return found
}
