import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeUpload, fakeUploads, jpegFile } from '../testing/fake-uploads'
import { samplePhoto } from '../testing/sample-photo'
import { useUploads } from './use-uploads'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let sent: FakeUpload[]
beforeEach(() => {
  sent = fakeUploads()
  vi.spyOn(console, 'debug').mockReturnValue()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const onDone = vi.fn()
  const { result, unmount } = renderHook(() => useUploads({ onDone }))
  const names = (status: string) =>
    result.current.uploads.filter((one) => one.status === status).map(({ file }) => file.name)
  return {
    onDone,
    unmount,
    names,
    hook: result,
    idOf: (name: string) => result.current.uploads.find(({ file }) => file.name === name)?.id ?? '',
    add: (...files: File[]) => act(async () => result.current.add(files)),
    /** Waits until this many have been begun in all. */
    begun: (count: number) => act(() => vi.waitFor(() => expect(sent).toHaveLength(count))),
    answer: (index: number, status: number, body: unknown) =>
      act(async () => sent[index]?.answer(status, body)),
  }
}

const four = ['a', 'b', 'c', 'd'].map(jpegFile)

it('sends three at a time, the next once one is done', async () => {
  const view = open()
  await view.add(...four)
  await view.begun(3)
  expect(view.names('waiting')).toEqual(['d'])
  await view.answer(1, 201, samplePhoto)
  await view.begun(4)
  expect(view.names('done')).toEqual(['b'])
  expect(view.names('sending')).toEqual(['a', 'c', 'd'])
  expect(view.onDone).toHaveBeenCalledExactlyOnceWith(samplePhoto, four[1])
})

it('tells how much was sent, and what the library had already', async () => {
  const view = open()
  await view.add(jpegFile('a'))
  await view.begun(1)
  await act(async () => sent[0]?.upload.onprogress?.({ loaded: 3, total: 4 }))
  expect(view.hook.current.uploads).toMatchObject([{ status: 'sending', share: 0.75 }])
  await view.answer(0, 200, samplePhoto)
  expect(view.hook.current.uploads).toMatchObject([
    { status: 'done', isNew: false, item: { id: samplePhoto.id } },
  ])
})

it('drops a cancelled one, and goes on with the next', async () => {
  const view = open()
  await view.add(...four)
  await view.begun(3)
  await act(async () => view.hook.current.actions.onCancel(view.idOf('a')))
  await view.begun(4)
  expect(sent[0]?.isAborted).toBe(true)
  expect(view.names('sending')).toEqual(['b', 'c', 'd'])
})

it('never sends what is cancelled while it waits', async () => {
  const view = open()
  await view.add(...four)
  await view.begun(3)
  await act(async () => view.hook.current.actions.onCancel(view.idOf('d')))
  await view.answer(0, 201, samplePhoto)
  expect(sent).toHaveLength(3)
})

it('keeps a failed one with the reason until it is retried', async () => {
  const view = open()
  await view.add(jpegFile('a'), new File([], 'b'))
  await view.begun(1)
  await act(async () => sent[0]?.fail())
  expect(view.hook.current.uploads).toMatchObject([
    { status: 'failed', errorText: 'shell:errors.OFFLINE', canRetry: true },
    { status: 'failed', errorText: 'media.refusals.empty', canRetry: false },
  ])
  await act(async () => view.hook.current.actions.onRetry(view.idOf('a')))
  await view.begun(2)
  await view.answer(1, 201, samplePhoto)
  expect(view.names('done')).toEqual(['a'])
  await act(async () => view.hook.current.actions.onDismiss(view.idOf('b')))
  expect(view.hook.current.uploads).toHaveLength(1)
})

it('asks before the page is left only while files are under way', async () => {
  const view = open()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await view.add(jpegFile('a'))
  await view.begun(1)
  expect(isAsked()).toBe(true)
  await view.answer(0, 201, samplePhoto)
  expect(isAsked()).toBe(false)
})

it('ends with the component', async () => {
  const view = open()
  await view.add(jpegFile('a'))
  await view.begun(1)
  view.unmount()
  expect(sent[0]?.isAborted).toBe(true)
})
