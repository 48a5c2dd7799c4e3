import type { TaggedThing } from '../../schema/api/tags'
import { slugify } from '../../schema/fold'
import { type Locale, text, texts } from '../../schema/locale'
import type { ShownSearchDoc } from '../../web/content/search/types'
import { importContent } from '../../web/import-content'

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
  const docs = (await importContent('search/index', locale)) as ShownSearchDoc[]
  const tags = new Map<string, BuiltInTag>()
  for (const doc of docs) {
    if (doc.kind !== 'topic' && doc.kind !== 'guide') continue
    const thing = {
      slug: doc.slug,
      title: text(doc, 'title', locale),
      description: text(doc, 'description', locale),
      image: doc.image,
    }
    for (const name of texts(doc, 'tags', locale)) {
      const slug = slugify(name)
      const tag = tags.get(slug) ?? { name, topics: [], guides: [] }
      const list = doc.kind === 'topic' ? tag.topics : tag.guides
      if (list.every((other) => other.slug !== thing.slug)) list.push(thing)
      if (slug !== '') tags.set(slug, tag)
    }
  }
  return tags
}
