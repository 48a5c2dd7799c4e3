import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { drawings } from '../schema/drawings'
import { isSpot } from '../schema/text-drawings'
import { keepsItsColours } from '../web/lib/art'
import { type HeadCrop, lightSkies } from '../web/lib/light-skies'
import { nights } from './night/nights'
import { type Format, formatSizes, renderNight, renderScene } from './scene'
import { scenes } from './scenes'

const allFormats = Object.keys(formatSizes) as Format[]
const formats = allFormats.filter((format) => inject('isDeep') || format === 'wide')

it('are all known by name, so that texts can hold them and editors choose them', () => {
  expect([...drawings].sort()).toEqual(Object.keys(scenes).sort())
})

it.each(Object.keys(scenes).filter(isSpot))('%s is small, and has no ground of its own', (id) => {
  const svg = scenes[id] ? renderScene(scenes[id], 'square') : ''
  expect(svg.length).toBeLessThanOrEqual(4 * 1024)
  expect(svg).not.toMatch(/<(rect|path)[^>]*(M0,0|width="900")/)
})

function expectLightPicture(svg: string): void {
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(8 * 1024)
  expect(svg).not.toMatch(/<(script|style|text|image|filter|foreignObject)|NaN|undefined|Infinity/)
}

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  it.each(formats)(
    'is under 8 KB compressed as %s picture, and says nothing but shapes',
    (format) => {
      expectLightPicture(renderScene(scene, format))
    },
  )
})

describe.each(Object.entries(nights))('the night of %s', (id, night) => {
  const scene = scenes[id]
  if (!scene) throw new RangeError(`there is no scene '${id}'`)
  const days = allFormats.map((format) => renderScene(scene, format))

  it.each(formats)(
    'is under 8 KB compressed as %s picture, and says nothing but shapes',
    (format) => {
      const svg = renderNight(scene, format, night)
      expectLightPicture(svg)
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, found]) => found)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('changes only colours that the scene has', () => {
    for (const [day, other] of Object.entries(night.colours)) {
      expect(
        days.some((svg) => svg.includes(`"${day}"`)),
        day,
      ).toBe(true)
      expect(other).toMatch(/^(#[\da-f]{6}|none)$/)
    }
  })

  it('shows its sky', () => {
    if (night.sky)
      for (const svg of days) expect(svg).toContain(`<path fill="${night.skyFill ?? 'url(#sky)'}"`)
  })
})

it('has a night of no scene that keeps its colours', () => {
  expect(Object.keys(nights).filter(keepsItsColours)).toEqual([])
})

/** Where titles stand, in parts of the picture's width and height, as heads crop it. */
const titlePlaces = {
  strip: { format: 'wide', right: 0.42, top: 0.35, bottom: 0.62 },
  wide: { format: 'wide', right: 0.6, top: 0.2, bottom: 0.5 },
  tall: { format: 'tall', right: 0.97, top: 0.1, bottom: 0.5 },
} as const satisfies Record<HeadCrop, unknown>

/** The lightness (0 to 255) that half of the place of a title is lighter than. */
async function skyOf(scene: string, place: HeadCrop): Promise<number> {
  const { format, right, top, bottom } = titlePlaces[place]
  const draw = scenes[scene]
  if (!draw) throw new RangeError(`there is no scene '${scene}'`)
  const small = sharp(Buffer.from(renderScene(draw, format)), { density: 8 })
    .flatten()
    .greyscale()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, y * info.width + info.width * right),
  )
  const values = rows.slice(info.height * top, info.height * bottom).flatMap((row) => [...row])
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const titled = Object.entries(lightSkies).flatMap(([name, crops]) =>
  crops.map((crop) => [crop, name] as const),
)

it.each(titled)('is light enough for a dark title in a %s head: %s', async (place, name) => {
  expect(await skyOf(name, place)).toBeGreaterThan(140)
})
