import { limitsOf, type Part } from './schema-walk'

/** A value that a part refuses, and where below the part the issue stands. */
interface BadValue {
  value: unknown
  at: (string | number)[]
}

const here = (...values: unknown[]): BadValue[] => values.map((value) => ({ value, at: [] }))
const first = (...values: unknown[]): BadValue[] =>
  values.map((value) => ({ value: [value], at: [0] }))
const wrongSlugs = ['Hà Nội', 'a_b', '-a', '../hue', 'a'.repeat(81), 5, true]

const ofWidget: Partial<Record<NonNullable<Part['widget']>, BadValue[]>> = {
  months: [
    ...here(
      5,
      '5',
      Array.from({ length: 13 }, () => 1),
    ),
    ...first(0, 13, 1.5, '5'),
  ],
  day: here('2026-02-30', '2026-5-1', 'mai', '2026-05-01T00:00:00Z', 20260501),
  picture: here(
    ...[
      '@assets/art/',
      '@assets/art/../x',
      '@assets/photo/hue',
      'https://example.com/a.png',
      `@assets/art/${'a'.repeat(81)}`,
      7,
    ],
    ...[
      'media:',
      'media:short',
      'media:Abcdefghij',
      'media:abcdefghijk',
      '/media/abcdefghij-1-4000x3000-7a8b6c/full-1080.jpg',
    ],
  ),
  place: here(...wrongSlugs),
  destination: here(...wrongSlugs),
  anchor: here(...wrongSlugs),
  author: here(...wrongSlugs),
  link: here('trang/a', '//evil.example', 'http://a.example', 'javascript:alert(1)', '/a b', 5),
  places: [
    ...here(
      'hue',
      Array.from({ length: 25 }, () => 'hue'),
    ),
    ...first(...wrongSlugs),
  ],
  destinations: [
    ...here(
      'hue',
      Array.from({ length: 25 }, () => 'hue'),
    ),
    ...first(...wrongSlugs),
  ],
  money: here(999, 10_000_000_001, 1500.5, '500000', -500_000),
  usd: here('15', '15$', '$', '$15-', 'free', '$1.5', 15),
  email: here(
    'office',
    'office@',
    '@partner.example',
    'a b@partner.example',
    `${'a'.repeat(250)}@x.example`,
    5,
  ),
  url: here(
    'http://example.com',
    'javascript:alert(1)',
    'example.com',
    `https://example.com/${'a'.repeat(500)}`,
    5,
  ),
}

function ofNumber({ minimum, maximum, isInteger }: ReturnType<typeof limitsOf>): BadValue[] {
  return here(
    String(minimum),
    minimum - 1,
    maximum + 1,
    true,
    ...(isInteger ? [minimum + 0.5] : []),
  )
}

/** What nobody may store in a part of an entry. */
export function badValues({ schema, widget, path }: Part): BadValue[] {
  const { def } = schema._zod
  const limits = limitsOf(schema)
  if (widget === 'line' || widget === 'paragraph' || widget === 'markdown')
    return here('x'.repeat(limits.maximum + 1), 5, true, ['x'])
  if (widget === 'lines' || widget === 'paragraphs') {
    const many = Array.from({ length: 25 }, () => 'x')
    return [...here('x', 5, many), ...first('x'.repeat(3001), 5, { x: 'y' })]
  }
  if (widget) return ofWidget[widget] ?? []
  if (def.type === 'object') {
    const isRoot = path.length === 0
    return [
      { value: { unheardOf: 'x' }, at: ['unheardOf'] },
      ...(isRoot ? [] : here('x', 5, ['x'])),
    ]
  }
  if (def.type === 'array') return [...here('x', 5), ...first(5, 'x')]
  if (def.type === 'boolean') return here('yes', 1, 'true')
  if (def.type === 'enum') return here('none-of-them', 5, ['x'])
  return ofNumber(limits)
}

/**
 * A copy of a value with another one at a path; with `undefined` that is taken out, and an unknown
 * key joins what is there.
 */
export function withValue(
  data: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined)
    return isUnknownKey(value) && typeof data === 'object' ? { ...data, ...value } : value
  if (Array.isArray(data))
    return data.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const record = data as Record<string, unknown>
  return { ...record, [key]: withValue(record[key], rest, value) }
}

const isUnknownKey = (value: unknown): value is { unheardOf: string } =>
  typeof value === 'object' && value !== null && 'unheardOf' in value
