// biome-ignore lint/style/noRestrictedImports: only the editor loads this file
import * as z from 'zod'
import { blankOf, withBlanks } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import { contentSchemas } from '../../../../schema/content/kinds'
import { withOwnMenus } from '../../../../schema/content/menus'
import { type FormField, fieldsOf } from './form-schema'
import type { Json, Path } from './paths'

export function formOf(kind: EntryKind): FormField[] {
  return fieldsOf(contentSchemas[kind])
}

export function fillForm(kind: EntryKind, data: Json): Json {
  return withBlanks(contentSchemas[kind], kind === 'settings' ? withOwnMenus(data) : data) as Json
}

function schemaAt(schema: z.core.$ZodType, [key, ...rest]: Path): z.core.$ZodType {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (key === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  const field = inner instanceof z.ZodObject ? inner.shape[key] : undefined
  return field ? schemaAt(field as z.core.$ZodType, rest) : z.unknown()
}

export function blankItem(kind: EntryKind, list: Path): unknown {
  const schema = schemaAt(contentSchemas[kind], list)
  return schema instanceof z.ZodArray ? blankOf(schema.element) : undefined
}
