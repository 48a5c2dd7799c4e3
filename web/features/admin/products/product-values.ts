import type { ProductFields } from '../../../../schema/api/admin-products'

const textNames = [
  'merchant',
  'category',
  'title',
  'titleVi',
  'description',
  'descriptionVi',
  'price',
  'country',
  'rating',
  'reviewCount',
  'tags',
  'tagsVi',
  'discountPercent',
  'viralScore',
  'imageUrl',
  'destinationUrl',
  'affiliateUrl',
] as const satisfies (keyof ProductFields)[]
const productFlags = ['inStock', 'isHot', 'isNew', 'isBestSeller'] as const satisfies (keyof ProductFields)[]
export const flagNames = [...productFlags, 'listed'] as const

export type TextName = (typeof textNames)[number]
export type FlagName = (typeof flagNames)[number]
export type FieldName = TextName | FlagName
/** What stands in the form: texts as they are typed, flags as `1` or nothing. */
export type ProductValues = Record<FieldName, string>

const tagSeparator = ' | '

function asText(value: ProductFields[TextName]): string {
  if (Array.isArray(value)) return value.join(tagSeparator)
  return value === null ? '' : String(value)
}

/** The names are the record's own keys. */
function asValues(entries: [FieldName, string][]): ProductValues {
  return Object.fromEntries(entries) as ProductValues
}

/** A stored product as the form shows it. */
export function valuesOf({ product, listed }: { product: ProductFields; listed: boolean }): ProductValues {
  const flags = { ...product, listed }
  return asValues([
    ...textNames.map((name): [FieldName, string] => [name, asText(product[name])]),
    ...flagNames.map((name): [FieldName, string] => [name, flags[name] ? '1' : '']),
  ])
}

/** What somebody typed. */
export function valuesFrom(form: FormData): ProductValues {
  const names: FieldName[] = [...textNames, ...flagNames]
  return asValues(names.map((name) => [name, String(form.get(name) ?? '').trim()]))
}

/** What the API is sent: it reads numbers and lists from texts as an import does. */
export function payloadOf(values: ProductValues, externalId: string): { product: Record<string, unknown>; listed: boolean } {
  const texts = textNames.map((name) => [name, values[name]])
  const flags = productFlags.map((name) => [name, values[name] === '1'])
  return { product: { externalId, ...Object.fromEntries([...texts, ...flags]) }, listed: values.listed === '1' }
}

/** The fields in which two versions differ. */
export function differingFields(mine: ProductValues, theirs: ProductValues): FieldName[] {
  return [...textNames, ...flagNames].filter((name) => mine[name] !== theirs[name])
}
