import { expect, it } from 'vitest'
import { nameClasses, shortened, shortenedSheet } from './short-classes'

const naming = {
  known: new Set(['grid', 'mt-2', '2xl:px-2.5', '[&>a]:underline']),
  shortOf: new Map([
    ['mt-2', 'a'],
    ['2xl:px-2.5', 'b'],
  ]),
}

it('gives strings of classes short names, and leaves all else as it is', () => {
  expect(shortened("'grid mt-2'", naming)).toBe("'grid a'")
  expect(shortened('} mt-2 2xl:px-2.5 ${', naming)).toBe('} a b ${')
  expect(shortened("'grid'", naming)).toBe("'grid'")
  expect(shortened("'a grid of pictures'", naming)).toBe("'a grid of pictures'")
})

it('refuses a string that is one of classes in part only, and classes within HTML', () => {
  expect(() => shortened("'mt-2 mt-3'", naming)).toThrow('mt-3')
  expect(() => shortened('`<i class="mt-2">`', naming)).toThrow('strings of their own')
})

it('gives the same names to the rules, and none to those of other libraries or to numbers', () => {
  expect(shortenedSheet('.mt-2{margin:.5rem}.\\32 xl\\:px-2\\.5 .leaflet-popup{top:0.5em}', naming)).toBe(
    '.a{margin:.5rem}.b .leaflet-popup{top:0.5em}',
  )
})

it('names what Tailwind makes for the site: no word, no class of another library, nothing twice', async () => {
  const { known, shortOf } = await nameClasses()
  expect(shortOf.size).toBeGreaterThan(500)
  for (const word of ['grid', 'page', 'poster', 'group']) expect([known.has(word), shortOf.has(word)]).toEqual([true, false])
  expect([...shortOf.keys()].filter((name) => /^(leaflet|rdp|ProseMirror)/.test(name))).toEqual([])
  const short = [...shortOf.values()]
  expect(new Set(short).size).toBe(short.length)
  expect(short.filter((name) => known.has(name) || /ad/i.test(name))).toEqual([])
})
