import { slugify } from './fold'
import { fillPath, paths } from './paths'

/** A tag's page is listed by search engines from so many things on, in a language. */
export const listedFrom = 3

/** The path of a tag's page; undefined for a tag without letters or digits. */
export function tagPath(tag: string): string | undefined {
  const slug = slugify(tag)
  return slug === '' ? undefined : fillPath(paths.tag, { tag: slug })
}

/** The tags of a post with their slugs; of tags with the same slug the first. */
export function taggedSlugs(tags: readonly string[]): { slug: string; tag: string }[] {
  const bySlug = new Map<string, string>()
  for (const tag of tags) {
    const slug = slugify(tag)
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, tag)
  }
  return [...bySlug].map(([slug, tag]) => ({ slug, tag }))
}
