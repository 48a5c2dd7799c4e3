import { afterEach, expect, it, vi } from 'vitest'
import { maxMediaBytes } from '../../../../schema/media'
import { finishLogin, requestedLogin } from '../../kit/admin-api'
import { fakeUploads, jpegFile } from '../testing/fake-uploads'
import { samplePhoto } from '../testing/sample-photo'
import { checkFile, FileRefused, replaceFile, uploadFile } from './upload-file'

afterEach(() => vi.unstubAllGlobals())

const begun = async (sent: unknown[], count = 1) =>
  vi.waitFor(() => expect(sent).toHaveLength(count))

it('sends the file itself, its name percent-encoded, and tells how much was sent', async () => {
  const sent = fakeUploads()
  const shares: number[] = []
  const file = jpegFile('Huế mùa mưa.jpg')
  const result = uploadFile(file, { onProgress: (share) => shares.push(share) })
  await begun(sent)
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/admin/media', body: file })
  expect(decodeURIComponent(sent[0]?.headers['X-File-Name'] ?? '')).toBe('Huế mùa mưa.jpg')
  expect(sent[0]?.headers['X-File-Name']).toMatch(/^[\w.%-]+$/)
  sent[0]?.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(shares).toEqual([0.25])
  sent[0]?.answer(201, samplePhoto)
  expect(await result).toEqual({ item: samplePhoto, isNew: true })
})

it('tells a file that the library had already', async () => {
  const sent = fakeUploads()
  const result = uploadFile(jpegFile('a.jpg'))
  await begun(sent)
  sent[0]?.answer(200, samplePhoto)
  expect(await result).toMatchObject({ isNew: false })
})

it('does not send what is no picture', async () => {
  const sent = fakeUploads()
  await expect(uploadFile(new File(['%PDF'], 'a.jpg'))).rejects.toEqual(
    new FileRefused('not-a-picture'),
  )
  expect(sent).toEqual([])
})

it.each([
  [
    400,
    { error: '', code: 'BAD_REQUEST', issues: [{ path: 'file', message: 'too-many-pixels' }] },
    'too-many-pixels',
  ],
  [413, { error: '', code: 'PAYLOAD_TOO_LARGE' }, 'too-large'],
])('says why the API refuses a file with %i', async (status, body, refusal) => {
  const sent = fakeUploads()
  const result = replaceFile('k3f9x2ab7q', jpegFile('a.jpg'))
  const refused = expect(result).rejects.toMatchObject({ refusal })
  await begun(sent)
  expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/admin/media/k3f9x2ab7q/file' })
  sent[0]?.answer(status, body)
  await refused
})

it('asks for the login where the session has ended, and sends the file again', async () => {
  const sent = fakeUploads()
  const result = uploadFile(jpegFile('a.jpg'))
  await begun(sent)
  sent[0]?.answer(401, { error: '', code: 'UNAUTHENTICATED' })
  await vi.waitFor(() => expect(requestedLogin()).toBe('UNAUTHENTICATED'))
  finishLogin(true)
  await begun(sent, 2)
  sent[1]?.answer(201, samplePhoto)
  expect(await result).toMatchObject({ isNew: true })
})

it('stops where it is cancelled', async () => {
  const sent = fakeUploads()
  const controller = new AbortController()
  const result = uploadFile(jpegFile('a.jpg'), { signal: controller.signal })
  const stopped = expect(result).rejects.toMatchObject({ name: 'AbortError' })
  await begun(sent)
  controller.abort()
  expect(sent[0]?.isAborted).toBe(true)
  await stopped
})

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
