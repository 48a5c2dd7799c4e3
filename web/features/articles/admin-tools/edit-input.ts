import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { type Locale, locales } from '../../../../schema/locale'

interface EditInput {
  titleVi: string
  titleEn: string
  summaryVi: string
  summaryEn: string
  tags: string[]
}

type Languages = Pick<AdminEntry, 'statusVi' | 'statusEn'>

const textFields = { vi: ['titleVi', 'summaryVi'], en: ['titleEn', 'summaryEn'] } as const
export type RequiredField = (typeof textFields)[Locale][number]

/** Returns the fields that must not be empty: those of the languages that are public. */
export function requiredFields(post: Languages): RequiredField[] {
  const isPublic = { vi: post.statusVi === 'published', en: post.statusEn === 'published' }
  const fields = locales
    .filter((locale) => isPublic[locale])
    .flatMap((locale) => [...textFields[locale]])
  return (['titleVi', 'titleEn', 'summaryVi', 'summaryEn'] as const).filter((field) =>
    fields.includes(field),
  )
}

export function editOf({ data }: Pick<AdminEntry, 'data'>): EditInput {
  const textOf = (name: string) => String(data[name] ?? '')
  return {
    titleVi: textOf('titleVi'),
    titleEn: textOf('titleEn'),
    summaryVi: textOf('summaryVi'),
    summaryEn: textOf('summaryEn'),
    tags: Array.isArray(data.tags) ? data.tags.map(String) : [],
  }
}

export function joinTags({ tags }: Pick<EditInput, 'tags'>): string {
  return tags.join(', ')
}

export function readEdit(form: FormData): EditInput {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const tags = read('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    titleVi: read('titleVi'),
    titleEn: read('titleEn'),
    summaryVi: read('summaryVi'),
    summaryEn: read('summaryEn'),
    tags,
  }
}

export function changedInput(input: EditInput, post: EditInput): Partial<EditInput> {
  const was = new Map<string, unknown>(Object.entries(post))
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
    ),
  )
}

export function missingFields(input: EditInput, post: Languages): RequiredField[] {
  return requiredFields(post).filter((name) => input[name] === '')
}
