import { expect, it, vi } from 'vitest'
import { maxMediaBytes } from '../../../../schema/media'
import { checkFile, FileRefused } from './check-file'

const file = (...parts: BlobPart[]) => new File(parts, 'hue.jpg')
const bytes = (...values: number[]) => new Uint8Array(values)

it.each([
  ['JPEG', file(bytes(0xff, 0xd8, 0xff, 0xe0))],
  ['PNG', file(bytes(0x89), 'PNG\r\n', bytes(0x1a), '\n')],
  ['WebP', file('RIFF', bytes(0, 1, 2, 10), 'WEBPVP8 ')],
  ['AVIF', file(bytes(0, 0, 0, 28), 'ftypavif')],
  ['HEIC', file(bytes(0, 0, 0, 10), 'ftypheic')],
])('lets %s through, whatever its name', async (_, given) => {
  expect(await checkFile(given)).toBeUndefined()
})

it.each([
  ['empty', file()],
  ['gif', file('GIF89a')],
  ['svg', file('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['svg', file('\n<?xml version="1.0"?>\n<svg/>')],
  ['html', file('<!doctype html><img src="a.jpg">')],
  ['not-a-picture', file('%PDF-1.7')],
  ['not-a-picture', file('xRIFF....WEBP')],
])('says %s', async (refusal, given) => {
  expect(await checkFile(given)).toBe(refusal)
})

it('refuses a file over the limit without reading it', async () => {
  const large = file('x')
  Object.defineProperty(large, 'size', { value: maxMediaBytes + 1 })
  expect(await checkFile(large)).toBe('too-large')
})

it('refuses a folder, which cannot be read', async () => {
  vi.spyOn(console, 'debug').mockReturnValueOnce()
  const folder = file('x')
  folder.slice = () => {
    throw new DOMException('a folder', 'NotFoundError')
  }
  await expect(checkFile(folder)).rejects.toEqual(new FileRefused('not-a-picture'))
})
