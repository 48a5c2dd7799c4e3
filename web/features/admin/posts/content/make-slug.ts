import { slugify } from '../../../../../schema/fold'
import { maxLengths } from './post-fields'

/** The slug of a title: small letters, digits and single dashes, cut at a word where it is too long; empty for a title without letters. */
export function makeSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxLengths.slug) return slug
  const cut = slug.slice(0, maxLengths.slug + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxLengths.slug)
}
