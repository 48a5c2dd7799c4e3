import type { TFunction } from 'i18next'
import { type EntryKind, isFixedPage, isOnly } from '../../../schema/content/choices'
import { routeNames } from '../../../schema/content/route-titles'
import { slugify } from '../../../schema/fold'
import { type Locale, text } from '../../../schema/locale'
import type { Json } from './form/paths'

interface Titled {
  kind: EntryKind
  titleVi: string
  titleEn: string
  slug?: string
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function titlesOf(data: Json): { titleVi: string; titleEn: string } {
  const route = routeNames(data)
  return {
    titleVi:
      stringOf(data.nameVi ?? data.labelVi ?? data.titleVi ?? data.subjectVi) || route.titleVi,
    titleEn:
      stringOf(data.nameEn ?? data.labelEn ?? data.titleEn ?? data.subjectEn) || route.titleEn,
  }
}

export function titleOf({ kind, ...entry }: Titled, locale: Locale, t: TFunction<'admin'>): string {
  if (isOnly(kind)) return t(`entries.oneKind.${kind}`)
  const { slug = '' } = entry
  if (kind === 'page' && isFixedPage(slug)) return t(`entries.pages.${slug}`)
  return text(entry, 'title', locale) || slug || t('kit.untitled')
}

const maxSlug = 100

/** Returns a slug of at most 100 characters, cut between words. */
export function makeSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxSlug) return slug
  const cut = slug.slice(0, maxSlug + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxSlug)
}
