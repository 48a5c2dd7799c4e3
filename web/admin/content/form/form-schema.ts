// biome-ignore lint/style/noRestrictedImports: only the editor loads this file
import * as z from 'zod'
import { type FieldInfo, fieldInfos } from '../../../../schema/content/fields'

export type Widget = FieldInfo['widget'] | 'choices' | 'window-day'

export interface InputField {
  type: 'input'
  name: string
  widget: Widget
  isOptional: boolean
  /** Characters. */
  max?: number
  advised?: number
  options?: readonly string[]
}

/** A value in two languages: `nameVi` and `nameEn` of `name`. */
export interface PairField {
  type: 'pair'
  name: string
  input: InputField
}

export interface GroupField {
  type: 'group'
  name: string
  isOptional: boolean
  fields: FormField[]
}

export interface ListField {
  type: 'list'
  name: string
  fields: FormField[]
}

export type FormField = InputField | PairField | GroupField | ListField

function widgetOf(schema: z.core.$ZodType, info: FieldInfo | undefined): Widget {
  if (schema instanceof z.ZodUnion) return 'window-day'
  if (info) return info.widget
  if (schema instanceof z.ZodBoolean) return 'check'
  if (schema instanceof z.ZodEnum) return 'choice'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodEnum ? 'choices' : 'lines'
  return 'line'
}

function optionsOf(schema: z.core.$ZodType): readonly string[] | undefined {
  if (schema instanceof z.ZodArray) return optionsOf(schema.element)
  return schema instanceof z.ZodEnum ? schema.options.map(String) : undefined
}

export function fieldOf(name: string, given: z.core.$ZodType): FormField {
  const isOptional = given instanceof z.ZodOptional
  const schema = isOptional || given instanceof z.ZodDefault ? given.unwrap() : given
  if (schema instanceof z.ZodObject)
    return { type: 'group', name, isOptional, fields: fieldsOf(schema) }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return { type: 'list', name, fields: fieldsOf(schema.element) }
  const info = fieldInfos.get(schema)
  const max = schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
  const options = optionsOf(schema)
  return {
    type: 'input',
    name,
    widget: widgetOf(schema, info),
    isOptional,
    ...(max !== undefined && { max }),
    ...(info?.advised !== undefined && { advised: info.advised }),
    ...(options && { options }),
  }
}

export function fieldsOf({ shape }: z.ZodObject): FormField[] {
  return Object.entries(shape).flatMap(([key, schema]): FormField[] => {
    const name = /^(.+)(?:Vi|En)$/.exec(key)?.[1]
    if (name === undefined || !(`${name}Vi` in shape && `${name}En` in shape))
      return [fieldOf(key, schema)]
    if (key.endsWith('En')) return []
    const field = fieldOf(name, schema)
    return field.type === 'input' ? [{ type: 'pair', name, input: field }] : []
  })
}
