import { decode, encode } from 'fast-png'
import { expect, it } from 'vitest'
import { dominantColour } from './inspect-file'

const colourOf = (channels: number, data: Uint8Array | Uint16Array, depth: 8 | 16 = 8) =>
  dominantColour(decode(encode({ width: 2, height: 1, channels, depth, data })))

it('is the mean of the pixels, in every kind of PNG', () => {
  expect(colourOf(3, new Uint8Array([0, 0, 0, 200, 100, 50]))).toBe('643219')
  expect(colourOf(3, new Uint16Array([0x3333, 0x6666, 0xcccc, 0x3333, 0x6666, 0xcccc]), 16)).toBe(
    '3366cc',
  )
  expect(colourOf(1, new Uint8Array([10, 20]))).toBe('0f0f0f')
})

it('leaves out what is transparent', () => {
  expect(colourOf(4, new Uint8Array([255, 0, 0, 255, 0, 0, 255, 0]))).toBe('ff0000')
  expect(colourOf(2, new Uint8Array([200, 255, 0, 0]))).toBe('c8c8c8')
  expect(colourOf(4, new Uint8Array(8))).toBe('808080')
})
