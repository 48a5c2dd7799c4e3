import type { AdminEntry } from '../../../../schema/api/admin-entries'

const textNames = ['titleVi', 'titleEn', 'summaryVi', 'summaryEn'] as const
export type RequiredField = (typeof textNames)[number]
type EditInput = Record<RequiredField, string> & { tags: string[] }
type Languages = Pick<AdminEntry, 'statusVi' | 'statusEn'>

/** Returns the fields that must not be empty: those of the languages that are public. */
export function requiredFields(post: Languages): RequiredField[] {
  const status = { Vi: post.statusVi, En: post.statusEn }
  return textNames.filter((name) => status[name.endsWith('Vi') ? 'Vi' : 'En'] === 'published')
}

function readTexts(read: (name: RequiredField) => unknown): Record<RequiredField, string> {
  const textOf = (name: RequiredField) => String(read(name) ?? '')
  return {
    titleVi: textOf('titleVi'),
    titleEn: textOf('titleEn'),
    summaryVi: textOf('summaryVi'),
    summaryEn: textOf('summaryEn'),
  }
}

export function editOf({ data }: Pick<AdminEntry, 'data'>): EditInput {
  const tags = Array.isArray(data.tags) ? data.tags.map(String) : []
  return { ...readTexts((name) => data[name]), tags }
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
  return { ...readTexts(read), tags }
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
