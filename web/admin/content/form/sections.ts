import type { TFunction } from 'i18next'
import { type EntryKind, isOnly, onlySlugs } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import type { FormField } from './form-schema'
import { labelOf } from './labels'

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

export function addressPartOf(kind: EntryKind): 'address' | 'factName' | undefined {
  if (isOnly(kind) && entryPagePath(kind, onlySlugs[kind]) === undefined) return undefined
  return kind === 'fact' ? 'factName' : 'address'
}

export function sectionTitle(t: TFunction<'admin'>, { name }: FormSection): string {
  return typeof name === 'string'
    ? t(`entry-form.editor.sections.${name}`)
    : labelOf(t, undefined, name.field)
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
