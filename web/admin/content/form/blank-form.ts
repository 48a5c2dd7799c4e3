// biome-ignore lint/style/noRestrictedImports: only the editor loads this file
import * as z from 'zod'
import { blankOf } from '../../../../schema/content/check-data'
import type { EntryKind } from '../../../../schema/content/choices'
import { contentSchemas } from '../../../../schema/content/kinds'
import { withOwnMenus } from '../../../../schema/content/menus'
import { type FormField, fieldsOf } from './form-schema'
import { isRecord, type Json, type Path } from './paths'

export function formOf(kind: EntryKind): FormField[] {
  return fieldsOf(contentSchemas[kind])
}

function filled(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return blankOf(schema)
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const known = Object.entries(inner.shape).map(([key, field]) => [
      key,
      filled(field as z.core.$ZodType, value[key]),
    ])
    return { ...value, ...Object.fromEntries(known) }
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => filled(inner.element, item))
  return value
}

export function fillForm(kind: EntryKind, data: Json): Json {
  return filled(contentSchemas[kind], kind === 'settings' ? withOwnMenus(data) : data) as Json
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
