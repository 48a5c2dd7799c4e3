import * as z from 'zod'
import type { Locale } from '../locale'
import type { EntryKind } from './choices'
import { isEmpty, isRecord, localeOfKey, valueAt } from './in-one-language'
import { contentSchemas } from './kinds'

type Json = Record<string, unknown>

export interface DataIssue {
  /** Such as `activities.0.nameVi`. */
  path: string
  message: string
  isMissing: boolean
  /** The language of the text; undefined for shared values. */
  locale: Locale | undefined
}

/** Needed groups that are missing are empty, so that the issues name their fields. */
function withGroups(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withGroups(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const fields = Object.entries(inner.shape).flatMap(([key, field]) => {
    const given = value[key] ?? (field instanceof z.ZodObject ? {} : undefined)
    return given === undefined ? [] : [[key, withGroups(field as z.core.$ZodType, given)]]
  })
  return { ...value, ...Object.fromEntries(fields) }
}

/** Issues of data without blanks, missing values included. */
export function checkData(kind: EntryKind, data: Json): DataIssue[] {
  const schema = contentSchemas[kind]
  const { error } = schema.safeParse(withGroups(schema, data))
  return (error?.issues ?? []).flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path]
    return paths.map((path) => {
      const value = valueAt(data, path)
      const isMissing = issue.code !== 'unrecognized_keys' && isEmpty(value)
      return {
        path: path.join('.'),
        message: issue.message,
        isMissing,
        locale: path.map(String).map(localeOfKey).find(Boolean),
      }
    })
  })
}

/** The issues that keep languages from being public. */
export function missingIn(issues: readonly DataIssue[], locales: readonly Locale[]): DataIssue[] {
  return locales.length === 0
    ? []
    : issues.filter(({ locale }) => locale === undefined || locales.includes(locale))
}

/** The initial form value: empty texts, choices and lists, null for numbers. */
export function blankOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = blankOf(schema.unwrap())
    return typeof inner === 'string' || (typeof inner === 'object' && !Array.isArray(inner))
      ? inner
      : undefined
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, blankOf(field as z.core.$ZodType)]),
    )
  }
  if (schema instanceof z.ZodArray) return []
  // Nothing is chosen for an editor: a wrong region or kind would go live unseen.
  if (schema instanceof z.ZodEnum) return ''
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return null
  return ''
}

/** Fills missing fields with blanks; keeps fields unknown to the schema. */
export function withBlanks(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (value === undefined || value === null) return blankOf(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withBlanks(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const fields = Object.entries(inner.shape).map(([key, field]) => [
    key,
    withBlanks(field as z.core.$ZodType, value[key]),
  ])
  return { ...value, ...Object.fromEntries(fields) }
}
