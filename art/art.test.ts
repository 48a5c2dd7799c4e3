import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawings } from '../schema/drawings'
import { isSpot } from '../schema/text-drawings'
import { keepsItsColours, nightPictures } from '../web/lib/night-pictures'
import { nights } from './night/nights'
import { type Format, formatSizes, renderNight, renderScene } from './scene'
import { scenes } from './scenes'

const formats = Object.keys(formatSizes) as Format[]

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
  it.each(formats)('is under 8 KB compressed as %s picture, and says nothing but shapes', (format) => {
    expectLightPicture(renderScene(scene, format))
  })
})

describe.each(Object.entries(nights))('the night of %s', (id, night) => {
  const scene = scenes[id]
  if (!scene) throw new RangeError(`there is no scene '${id}'`)
  const days = formats.map((format) => renderScene(scene, format))

  it.each(formats)('is under 8 KB compressed as %s picture, and says nothing but shapes', (format) => {
    const svg = renderNight(scene, format, night)
    expectLightPicture(svg)
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, found]) => found)
    expect(new Set(ids).size).toBe(ids.length)
  })

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
    if (night.sky) for (const svg of days) expect(svg).toContain(`<path fill="${night.skyFill ?? 'url(#sky)'}"`)
  })
})

it('knows by name which scenes have a night, and no other that keeps its colours', () => {
  expect([...nightPictures].sort()).toEqual(Object.keys(nights).sort())
  expect([...nightPictures].filter(keepsItsColours)).toEqual([])
})
