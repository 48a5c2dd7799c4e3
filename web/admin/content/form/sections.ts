import type { TFunction } from 'i18next'
import { type EntryKind, isOnly, onlySlugs } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import type { FormField } from './form-schema'
import type { FormTools } from './form-tools'
import { labelOf } from './labels'
import { controlId } from './paths'

export interface FormSection {
  name: 'texts' | 'pictures' | 'facts' | { field: string }
  fields: FormField[]
}

const isPicture = (field: FormField) =>
  (field.type === 'input' && field.widget === 'picture') ||
  (field.type === 'pair' && /alt$/i.test(field.name))

function sectionOf(field: FormField): 'texts' | 'pictures' | 'facts' | undefined {
  if (field.type === 'group' || field.type === 'list') return undefined
  if (isPicture(field)) return 'pictures'
  return field.type === 'pair' ? 'texts' : 'facts'
}

export function sectionId(name: FormSection['name'] | 'address'): string {
  return `entry-part-${typeof name === 'string' ? name : name.field}`
}

/** Id of the part of a letter's editor that sends it. */
export const letterPart = 'letter-part'

export function addressPartOf(kind: EntryKind): 'address' | 'factName' | undefined {
  if (isOnly(kind) && entryPagePath(kind, onlySlugs[kind]) === undefined) return undefined
  return kind === 'fact' ? 'factName' : 'address'
}

export function sectionTitle(
  t: TFunction<'admin'>,
  kind: EntryKind,
  { name }: FormSection,
): string {
  return typeof name === 'string'
    ? t(`entry-form.editor.sections.${name}`)
    : labelOf(t, kind, name.field)
}

/** Longer forms fold what is not a text, a figure or a picture of the entry itself. */
const maxUnfolded = 8

/** The id by which a section is open, as `goTo` opens it; undefined for one that is never folded. */
export function foldOf({ name }: FormSection, count: number): string | undefined {
  if (typeof name === 'string') return undefined
  return count > maxUnfolded || name.field === 'meta' ? controlId([name.field]) : undefined
}

export function sectionState(
  { fields }: FormSection,
  { issues, drift }: Pick<FormTools, 'issues' | 'drift'>,
) {
  const names = new Set(fields.map(({ name }) => name))
  const own = issues.filter(({ at }) => names.has(String(at[0]).replace(/(Vi|En)$/, '')))
  return {
    missing: own.filter(({ isMissing }) => isMissing).length,
    wrong: own.filter(({ isMissing }) => !isMissing).length,
    needsLook: own.some(({ isShown }) => isShown),
    behind: Object.keys(drift).filter((path) => names.has(path.split('.')[1] ?? '')).length,
  }
}

export function sectionsOf(fields: readonly FormField[]): FormSection[] {
  const loose = (['texts', 'facts', 'pictures'] as const).map((name) => ({
    name,
    fields: fields.filter((field) => sectionOf(field) === name),
  }))
  const own = fields
    .filter((field) => sectionOf(field) === undefined)
    .map((field) => ({ name: { field: field.name }, fields: [field] }))
  return [...loose, ...own].filter((section) => section.fields.length > 0)
}
