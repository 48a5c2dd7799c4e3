import { expect, it, vi } from 'vitest'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { samplePhotoOf } from '../testing/sample-photo'
import { createUploadQueue } from './upload-queue'

/** A queue whose uploads end when the test says so. */
function queueOf() {
  const sent: {
    name: string
    signal: AbortSignal | undefined
    finish: () => void
    fail: () => void
    progress: (share: number) => void
  }[] = []
  const queue = createUploadQueue((file, { signal, onProgress } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      item: MediaDetail
      isNew: boolean
    }>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    sent.push({
      name: file.name,
      signal,
      finish: () => resolve({ item: samplePhotoOf(file.name), isNew: true }),
      fail: () => reject(new Error('no network')),
      progress: (share) => onProgress?.(share),
    })
    return promise
  })
  const add = (...names: string[]) => names.map((name) => queue.add(new File(['x'], name)))
  const states = () => queue.all().map(({ file, status }) => `${file.name} ${status}`)
  return { queue, sent, add, states }
}

it('sends three at a time, and the next when one is done', async () => {
  const { sent, add, states } = queueOf()
  add('a', 'b', 'c', 'd')
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sent[1]?.finish()
  await vi.waitFor(() =>
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending']),
  )
})

it('keeps a failed one with its reason until it is sent again', async () => {
  const { queue, sent, add, states } = queueOf()
  const [id = ''] = add('a')
  sent[0]?.progress(0.5)
  expect(queue.get(id)?.share).toBe(0.5)
  sent[0]?.fail()
  await vi.waitFor(() => expect(states()).toEqual(['a failed']))
  expect(queue.get(id)?.error).toEqual(new Error('no network'))
  queue.retry(id)
  expect(queue.get(id)).toMatchObject({ status: 'sending', share: 0, error: undefined })
  sent[1]?.finish()
  await vi.waitFor(() => expect(queue.get(id)?.item?.id).toBe('a'))
})

it('ends what is dropped, and starts the next in its place', async () => {
  const { queue, sent, add, states } = queueOf()
  const [first = ''] = add('a', 'b', 'c', 'd')
  queue.drop(first)
  expect(sent[0]?.signal?.aborted).toBe(true)
  await vi.waitFor(() => expect(states()).toEqual(['b sending', 'c sending', 'd sending']))
  queue.close()
  expect(sent.every(({ signal }) => signal?.aborted)).toBe(true)
  expect(queue.all()).toEqual([])
})
