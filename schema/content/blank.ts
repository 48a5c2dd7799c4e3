import * as z from 'zod'

/** The initial form value: empty texts and lists, first choices, null for numbers. */
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
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return null
  return ''
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
