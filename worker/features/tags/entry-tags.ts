import type { TaggedThing } from '../../../schema/api/tags'
import { slugify } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { Copies } from '../entries/copies'

export interface EntryTag {
  name: string
  topics: TaggedThing[]
  guides: TaggedThing[]
}

/** The tags of the public topics and guides of a language, by slug. Throws what reading the lists throws. */
export async function readEntryTags(copies: Copies, locale: Locale): Promise<Map<string, EntryTag>> {
  const [{ topics }, { guides }] = await Promise.all([copies.readList('topic', locale), copies.readList('guide', locale)])
  const things = [
    ...topics
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .map((topic) => ({
        list: 'topics' as const,
        tags: texts(topic, 'tags', locale),
        thing: {
          slug: topic.slug,
          title: text(topic, 'title', locale),
          description: text(topic, 'description', locale),
          image: topic.image,
        },
      })),
    ...guides.map((guide) => ({
      list: 'guides' as const,
      tags: texts(guide, 'tags', locale),
      thing: {
        ...{ slug: `day-${guide.day}`, title: text(guide, 'title', locale) },
        ...{ description: text(guide, 'summary', locale), image: guide.imageUrl },
      },
    })),
  ]
  const found = new Map<string, EntryTag>()
  for (const { list, tags, thing } of things) {
    for (const name of tags) {
      const slug = slugify(name)
      if (slug === '') continue
      const tag = found.get(slug) ?? { name, topics: [], guides: [] }
      if (tag[list].every((other) => other.slug !== thing.slug)) tag[list].push(thing)
      found.set(slug, tag)
    }
  }
  return found
}
