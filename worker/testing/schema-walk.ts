import * as z from 'zod'
import { type FieldInfo, fieldInfos } from '../../schema/content/fields'

/** A part of a schema, with where it stands in sample data: list items are number 0. */
export interface Part {
  path: (string | number)[]
  schema: z.core.$ZodType
  widget: FieldInfo['widget'] | undefined
  isOptional: boolean
}

/** A schema without `.optional()`, and whether it had that. */
export function required(schema: z.core.$ZodType): { inner: z.core.$ZodType; isOptional: boolean } {
  const { def } = schema._zod
  if (def.type !== 'optional') return { inner: schema, isOptional: false }
  return { inner: (def as z.core.$ZodOptionalDef).innerType, isOptional: true }
}

export const shapeOf = (schema: z.core.$ZodType): [string, z.core.$ZodType][] =>
  schema._zod.def.type === 'object'
    ? Object.entries((schema._zod.def as z.core.$ZodObjectDef).shape)
    : []

export const elementOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema._zod.def.type === 'array' ? (schema._zod.def as z.core.$ZodArrayDef).element : undefined

export const widgetOf = (schema: z.core.$ZodType) => fieldInfos.get(schema)?.widget

/** Every part of a schema of content: fields, groups, lists and the items of lists of groups. */
export function partsOf(schema: z.core.$ZodType, path: (string | number)[] = []): Part[] {
  const { inner, isOptional } = required(schema)
  const element = elementOf(inner)
  const below = [
    ...shapeOf(inner).flatMap(([key, field]) => partsOf(field, [...path, key])),
    ...(element && shapeOf(element).length > 0 ? partsOf(element, [...path, 0]) : []),
  ]
  return [{ path, schema: inner, widget: widgetOf(inner), isOptional }, ...below]
}

interface Limits {
  minimum: number
  maximum: number
  isInteger: boolean
}

/** The limits of a number, or the greatest length of a text. */
export function limitsOf(schema: z.core.$ZodType): Limits {
  if (schema instanceof z.ZodString)
    return { minimum: 0, maximum: schema.maxLength ?? 0, isInteger: false }
  if (schema instanceof z.ZodNumber)
    return { minimum: schema.minValue ?? 0, maximum: schema.maxValue ?? 0, isInteger: schema.isInt }
  return { minimum: 0, maximum: 0, isInteger: false }
}
