import { describe, expect, it } from 'vitest'
import {
  mediaAddress,
  mediaIdOf,
  mediaIdsIn,
  mediaPath,
  mediaSrcSet,
  offeredWidths,
  parseMediaPath,
  variantSize,
  withMediaAddresses,
} from './media'

const key = { id: 'k3f9x2ab7q', version: 2, width: 4000, height: 3000, colour: '7a8b6c' }

it('reads every address that it makes', () => {
  expect(mediaAddress(key)).toBe('/media/k3f9x2ab7q-2-4000x3000-7a8b6c/full-1080.jpg')
  expect(parseMediaPath(mediaAddress(key))).toEqual({
    key,
    crop: 'full',
    width: 1080,
    format: 'jpg',
  })
  const tall = { crop: 'tall', width: 320, format: 'avif' } as const
  expect(parseMediaPath(mediaPath(key, tall))).toEqual({ key, ...tall })
})

it.each([
  'k3f9x2ab7q-2-4000x3000-7a8b6c/full-321.jpg',
  'k3f9x2ab7q-2-4000x3000-7a8b6c/full-1080.png',
  'k3f9x2ab7q-2-4000x3000-7a8b6c/round-1080.jpg',
  'k3f9x2ab7q-2-4000x3000-7a8b6c/share-1080.jpg',
  'k3f9x2ab7q-2-4000x3000-7a8b6c/share-1200.avif',
  'k3f9x2ab7q-0-4000x3000-7a8b6c/full-1080.jpg',
  'k3f9x2ab7q-2-4000x3000-7A8B6C/full-1080.jpg',
  'K3f9x2ab7q-2-4000x3000-7a8b6c/full-1080.jpg',
  'k3f9x2ab7q/full-1080.jpg',
  'k3f9x2ab7q-2-4000x3000-7a8b6c/full-1080.jpg/',
])('knows no picture at %s', (rest) => {
  expect(parseMediaPath(`/media/${rest}`)).toBeUndefined()
})

describe('sizes', () => {
  it.each([
    ['full', 1080, { width: 1080, height: 810 }],
    ['wide', 1600, { width: 1600, height: 900 }],
    ['tall', 480, { width: 480, height: 600 }],
    ['square', 2200, { width: 2200, height: 2200 }],
    ['share', 1200, { width: 1200, height: 630 }],
  ] as const)('cuts %s-%i', (crop, width, size) => {
    expect(variantSize(key, { crop, width })).toEqual(size)
  })

  it('never enlarges a picture, and offers its own width last', () => {
    const small = { width: 700, height: 500 }
    expect(variantSize(small, { crop: 'full', width: 1600 })).toEqual(small)
    expect(offeredWidths(small, 'full')).toEqual([320, 480, 768])
    expect(offeredWidths(key, 'full')).toEqual([320, 480, 768, 1080, 1600, 2200])
    expect(mediaSrcSet({ ...key, ...small }, 'square', 'webp')).toMatch(
      /square-320\.webp 320w, .*square-480\.webp 480w, .*square-768\.webp 500w$/,
    )
  })
})

it('finds photographs in stored texts and puts addresses in their place', () => {
  expect(mediaIdOf('media:k3f9x2ab7q')).toBe('k3f9x2ab7q')
  expect(mediaIdOf('@assets/art/hue')).toBeUndefined()
  const text =
    'Một ![cầu](media:k3f9x2ab7q "Cầu") và media:k3f9x2ab7q, social-media:k3f9x2ab7qq, media:gone000000'
  expect(mediaIdsIn(text)).toEqual(['k3f9x2ab7q', 'gone000000'])
  expect(withMediaAddresses(text, (id) => (id === key.id ? '/a.jpg' : undefined))).toBe(
    'Một ![cầu](/a.jpg "Cầu") và /a.jpg, social-media:k3f9x2ab7qq, media:gone000000',
  )
})

it('finds photographs by addresses that were pasted, and takes no other address for one', () => {
  const pasted = [
    `![cầu](${mediaAddress(key)})`,
    `[lớn](${mediaPath(key, { crop: 'full', width: 2200, format: 'webp' })})`,
  ]
  expect(mediaIdsIn(JSON.stringify({ body: `media:gone000000\n${pasted.join('\n')}` }))).toEqual([
    'gone000000',
    'k3f9x2ab7q',
  ])
  expect(
    mediaIdsIn('/media/k3f9x2ab7q/full-1080.jpg /mediak3f9x2ab7q-2-4000x3000-7a8b6c/'),
  ).toEqual([])
})

it('finds a photograph at the beginning of a line of a text that is JSON', () => {
  expect(mediaIdsIn(JSON.stringify({ body: 'a\nmedia:k3f9x2ab7q\nb' }))).toEqual(['k3f9x2ab7q'])
  expect(mediaIdsIn(JSON.stringify({ body: 'multimedia:k3f9x2ab7q' }))).toEqual([])
})
