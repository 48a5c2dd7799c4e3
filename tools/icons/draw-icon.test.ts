import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faviconSizes, icons } from '../../worker/features/manifest/icons'
import { drawFavicon, drawIcon } from './draw-icon'

const favicon = readFileSync('web/public/favicon.svg', 'utf8')
const paper = [251, 246, 236]

/** The pixels of a PNG as red, green, blue and opacity. */
async function pixelsOf(png: Buffer): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

/** Whether a pixel is the empty paper, give or take the rounding of a palette. */
const isPaper = (pixel: number[]) =>
  paper.every((value, index) => Math.abs((pixel[index] ?? 0) - value) <= 2) && pixel[3] === 255

describe.each(icons)('$path', (icon) => {
  it('is a PNG of its size with a drawing on it', async () => {
    const png = await drawIcon(favicon, icon)
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: icon.size,
      height: icon.size,
    })
    const at = await pixelsOf(png)
    const middle = Math.round(icon.size / 2)
    expect(isPaper(at(middle, middle))).toBe(false)
    expect(at(middle, middle)[3]).toBe(255)
    expect(icon.purpose === 'any' ? at(0, 0)[3] === 0 : isPaper(at(0, 0))).toBe(true)
  })
})

it('keeps the drawing within what a mask leaves', async () => {
  const size = 512
  const at = await pixelsOf(await drawIcon(favicon, { size, purpose: 'maskable' }))
  let farthest = 0
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1)
      if (!isPaper(at(x, y))) farthest = Math.max(farthest, Math.hypot(x - size / 2, y - size / 2))
  }
  expect(farthest).toBeLessThanOrEqual(0.4 * size)
  expect(farthest).toBeGreaterThan(0.3 * size)
})

it('has a favicon.ico whose directory leads to a PNG of each size', async () => {
  const ico = await drawFavicon(favicon)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([
    0,
    1,
    faviconSizes.length,
  ])
  let end = 0
  for (const [index, size] of faviconSizes.entries()) {
    const at = 6 + 16 * index
    expect([ico.readUInt8(at), ico.readUInt8(at + 1)]).toEqual([size, size])
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    })
    end = offset + length
  }
  expect(end).toBe(ico.length)
})
