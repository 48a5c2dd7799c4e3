import type { TaggedThing } from '../../schema/api/tags'
import { slugify } from '../../schema/fold'
import type { Locale } from '../../schema/locale'
import { readSearchSources } from './search-sources'

export interface BuiltInTag {
  name: string
  topics: TaggedThing[]
  guides: TaggedThing[]
}

const known = new Map<Locale, Promise<Map<string, BuiltInTag>>>()

/** The tags of topics and guides in a language, by slug. Read once: the content is that of the build. */
export function builtInTags(locale: Locale): Promise<Map<string, BuiltInTag>> {
  const tags = known.get(locale) ?? readTags(locale)
  known.set(locale, tags)
  return tags
}

async function readTags(locale: Locale): Promise<Map<string, BuiltInTag>> {
  const tags = new Map<string, BuiltInTag>()
  for (const source of await readSearchSources(locale)) {
    if (!('type' in source) || (source.type !== 'topic' && source.type !== 'guide')) continue
    const { id, type, title, lead, image } = source
    const thing = { slug: id.slice(type.length + 1), title, description: lead, image: image ?? '' }
    for (const name of source.tags ?? []) {
      const slug = slugify(name)
      const tag = tags.get(slug) ?? { name, topics: [], guides: [] }
      const list = type === 'topic' ? tag.topics : tag.guides
      if (list.every((other) => other.slug !== thing.slug)) list.push(thing)
      if (slug !== '') tags.set(slug, tag)
    }
  }
  return tags
}
