import { slugify } from '../../../schema/fold'

const maxSlug = 100

/** Returns a slug of at most 100 characters, cut between words. */
export function makeSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxSlug) return slug
  const cut = slug.slice(0, maxSlug + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxSlug)
}
