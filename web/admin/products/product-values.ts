import type { ProductFields } from '../../../schema/api/admin-products'

export const textNames = [
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
  'linkFrom',
  'linkTo',
  'priceSeenOn',
  'earlierPrice',
  'earlierFrom',
  'earlierTo',
] as const satisfies (keyof ProductFields)[]
export const productFlags = [
  'inStock',
  'isHot',
  'isNew',
  'isBestSeller',
] as const satisfies (keyof ProductFields)[]
const flagNames = [...productFlags, 'listed'] as const

export type TextName = (typeof textNames)[number]
export type FlagName = (typeof flagNames)[number]
type FieldName = TextName | FlagName
/** The form's values: texts as they are typed, flags as `1` or nothing. */
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

export function valuesOf({
  product,
  listed,
}: {
  product: ProductFields
  listed: boolean
}): ProductValues {
  const flags = { ...product, listed }
  return asValues([
    ...textNames.map((name): [FieldName, string] => [name, asText(product[name])]),
    ...flagNames.map((name): [FieldName, string] => [name, flags[name] ? '1' : '']),
  ])
}

export function valuesFrom(form: FormData): ProductValues {
  const names: FieldName[] = [...textNames, ...flagNames]
  return asValues(names.map((name) => [name, String(form.get(name) ?? '').trim()]))
}

/** Returns the body of a write: the API parses numbers and lists from texts, as in an import. */
export function payloadOf(
  values: ProductValues,
  externalId: string,
): { product: Record<string, unknown>; listed: boolean } {
  const texts = textNames.map((name) => [name, values[name]])
  const flags = productFlags.map((name) => [name, values[name] === '1'])
  return {
    product: { externalId, ...Object.fromEntries([...texts, ...flags]) },
    listed: values.listed === '1',
  }
}

export function differingFields(mine: ProductValues, theirs: ProductValues): FieldName[] {
  return [...textNames, ...flagNames].filter((name) => mine[name] !== theirs[name])
}

/** Whether the value of a field is {@link ProductValues}' `1` or nothing. */
export function isFlag(name: FieldName): name is FlagName {
  return flagNames.some((flag) => flag === name)
}
