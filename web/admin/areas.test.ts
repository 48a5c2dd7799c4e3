import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { texts as everywhere } from '../i18n/vi/admin'

/**
 * Every view and every part that is loaded later shows only texts of the areas that are loaded with
 * it: one that borrows another view's texts works only after that one was open.
 */
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const fileOf = (from: string, to: string) => {
  const path = `./${join(dirname(from), to)}`
  return ['.tsx', '.ts'].map((end) => path + end).find((file) => file in sources)
}

interface Part {
  file: string
  areas: string[]
}

/** What a file loads later, with texts of its own. */
function partsOf(file: string): Part[] {
  const parts = (sources[file] ?? '').matchAll(
    /(?:lazyPart|view)\(\s*(?:'[^']*',\s*)?\[([^\]]*)\],.*?import\('([^']+)'\)/gs,
  )
  return [...parts].flatMap(([, areas = '', to = '']) => {
    const target = fileOf(file, to)
    return target
      ? [{ file: target, areas: [...areas.matchAll(/'([^']+)'/g)].map(([, area = '']) => area) }]
      : []
  })
}

const importsOf = (file: string) =>
  [...(sources[file] ?? '').matchAll(/^(?:import|export) (?!type).*?from '(\.[^']+)'/gms)].flatMap(
    ([, to = '']) => fileOf(file, to) ?? [],
  )

const known = new Set(
  Object.keys(import.meta.glob('../i18n/vi/admin/*.ts')).map((file) => file.slice(17, -3)),
)
const areasIn = (file: string) =>
  [...(sources[file] ?? '').matchAll(/\bt\(\s*[`']([\w-]+)\./g)].flatMap(([, area = '']) =>
    known.has(area) ? [area] : [],
  )

function missing({ file, areas }: Part, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [
    ...areasIn(file).flatMap((area) => (areas.includes(area) ? [] : [`${file}: ${area}`])),
    ...importsOf(file).flatMap((next) => missing({ file: next, areas }, seen)),
    ...partsOf(file).flatMap((part) =>
      missing({ ...part, areas: [...areas, ...part.areas] }, seen),
    ),
  ]
}

const views = partsOf('./admin-root.tsx')

it('finds the views', () => {
  expect(views.length).toBeGreaterThan(20)
})

it.each(views)('$file', ({ file, areas }) => {
  expect(missing({ file, areas: [...areas, ...Object.keys(everywhere)] })).toEqual([])
})
