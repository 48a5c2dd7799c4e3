import { slugify } from './fold'
import { fillPath, paths } from './paths'

/** Search engines list a tag's page from this many tagged things in a language. */
export const listedFrom = 3

/** Undefined for tags without letters or digits. */
export function tagPath(tag: string): string | undefined {
  const slug = slugify(tag)
  return slug === '' ? undefined : fillPath(paths.tag, { tag: slug })
}

/** Tags with their slugs; the first of those with the same slug. */
export function taggedSlugs(tags: readonly string[]): { slug: string; tag: string }[] {
  const bySlug = new Map<string, string>()
  for (const tag of tags) {
    const slug = slugify(tag)
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, tag)
  }
  return [...bySlug].map(([slug, tag]) => ({ slug, tag }))
}
