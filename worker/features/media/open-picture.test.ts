import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { picture } from '../../testing/media'
import { streamOf } from './media-files'

/** The Images of Cloudflare as far as it is asked here: it records, and trims. */
function recordedImages() {
  const asked: unknown[] = []
  const recorded = (made: ImageTransformer): ImageTransformer =>
    new Proxy(made, {
      get: (target, name) => {
        if (name === 'output') return target.output.bind(target)
        if (name !== 'transform') return undefined
        return (options: unknown) => {
          asked.push(options)
          return recorded(target)
        }
      },
    })
  const images = new Proxy(env.IMAGES, {
    get: (target, name) =>
      name === 'input'
        ? (stream: ReadableStream<Uint8Array>) => recorded(target.input(stream))
        : async () => ({ format: 'image/png', fileSize: 100, width: 1, height: 1 }),
  })
  return { images, asked }
}

it('asks Images to turn and then to trim, where it can', async () => {
  vi.resetModules()
  const { openPicture } = await import('./open-picture')
  const { images, asked } = recordedImages()
  const crop = { left: 10, top: 20, width: 300, height: 200 }
  const edit = { rotate: 90, crop, original: { width: 1200, height: 900 } } as const
  for (const _ of [1, 2]) await openPicture(images, streamOf(picture('photo.jpg')), edit)
  const tried = { trim: { left: 0, top: 0, width: 1, height: 1 } }
  expect(asked).toEqual([{ rotate: 90 }, tried, { trim: crop }, { rotate: 90 }, { trim: crop }])
})
