import type { TFunction } from 'i18next'
import { type EntryKind, isFixedPage, isOnly } from '../../../schema/content/choices'
import { routeNames } from '../../../schema/content/route-titles'
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
