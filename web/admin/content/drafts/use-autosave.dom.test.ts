import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi, refusal } from '../../kit/testing/fake-api'
import { withFakeClock } from '../../kit/testing/fake-clock'
import { localCopies } from './local-copies'
import { type UnsavedDraft, useAutosave } from './use-autosave'

withFakeClock()

interface Content {
  bodyVi: string
}
type Unsaved = UnsavedDraft<Content>

const clean: Unsaved = { content: { bodyVi: 'Mưa.' }, base: 1, isDirty: false }
const dirty = (bodyVi: string): Unsaved => ({ ...clean, content: { bodyVi }, isDirty: true })
const path = '/api/admin/posts/one/draft'
const toInput = (content: Content, base: number) => ({ base, content })
const put = (bodyVi: string) =>
  expect.objectContaining({
    method: 'PUT',
    path,
    body: { base: 1, content: { bodyVi } },
  })

function open(first = clean) {
  const api = fakeApi()
  let newest = first
  const readDraft = () => newest
  const shared = { copyKey: 'copy:one:here', path, toInput, readDraft }
  let renders = 0
  const hook = renderHook(
    (draft: Unsaved) => {
      renders += 1
      return useAutosave({ ...shared, draft })
    },
    { initialProps: first },
  )
  return {
    api,
    hook,
    renders: () => renders,
    status: () => hook.result.current.status,
    /** What is typed, before React has rendered it. */
    type(draft: Unsaved) {
      newest = draft
    },
    render(draft: Unsaved) {
      newest = draft
      hook.rerender(draft)
    },
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('stores every change in this browser at once, and the last one on the server after two quiet seconds', async () => {
  const { api, status, render } = open()
  render(dirty('M'))
  expect(localCopies('copy:one:')).toMatchObject([{ content: { bodyVi: 'M' }, base: 1 }])
  expect(status()).toEqual({ kind: 'typed' })
  await pass(1900)
  render(dirty('Mư'))
  expect(localCopies('copy:one:')).toMatchObject([{ content: { bodyVi: 'Mư' } }])
  await pass(1900)
  expect(api.requests).toEqual([])
  await pass(200)
  expect(api.requests).toEqual([put('Mư')])
  expect(status()).toMatchObject({ kind: 'stored' })
})

it('renders once a letter: React counts updates that a commit makes, and drops a key at the fiftieth in a row', () => {
  const { render, renders, status } = open()
  const before = renders()
  for (let typed = 1; typed <= 100; typed += 1) render(dirty('M'.repeat(typed)))
  expect(renders() - before).toBe(100)
  expect(status()).toEqual({ kind: 'typed' })
})

it('sends what has been typed since React rendered', async () => {
  const { api, type, render } = open()
  render(dirty('M'))
  type(dirty('Mưa'))
  await pass(2000)
  expect(api.requests).toEqual([put('Mưa')])
})

it('does not call a newer text stored when the answer for an older one comes', async () => {
  const { api, status, render } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(() => held.promise)
  render(dirty('Mưa'))
  await pass(2000)
  render(dirty('Mưa to'))
  held.resolve(Response.json({}))
  await pass(0)
  expect(status()).toEqual({ kind: 'typed' })
  await pass(2000)
  expect(api.requests).toEqual([put('Mưa'), put('Mưa to')])
  expect(status()).toMatchObject({ kind: 'stored' })
})

it('says why a draft is in this browser alone, and sends it again when the network is back', async () => {
  const { api, status, render } = open()
  api.answerWith(() => new TypeError('no network'))
  render(dirty('Mưa'))
  await pass(2000)
  expect(status()).toEqual({ kind: 'local', reason: 'offline' })
  api.answerWith(() => refusal(401, 'UNAUTHENTICATED'))
  await pass(15_000)
  expect(status()).toEqual({ kind: 'local', reason: 'loggedOut' })
  api.answerWith(() => Response.json({}))
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(status()).toMatchObject({ kind: 'stored' })
  expect(api.requests).toEqual([put('Mưa'), put('Mưa'), put('Mưa')])
})

it('asks before the page is left where neither the server nor this browser took the text', async () => {
  const { api, status, render } = open()
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  api.answerWith(() => refusal(500, 'INTERNAL'))
  render(dirty('Mưa'))
  await pass(2000)
  expect(status()).toEqual({ kind: 'lost' })
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

it('forgets the draft when the text is taken back by hand', async () => {
  const { api, status, render } = open()
  render(dirty('Mưa'))
  await pass(2000)
  render({ ...clean, content: { ...clean.content } })
  expect(localCopies('copy:one:')).toEqual([])
  await pass(2000)
  expect(api.requests).toEqual([put('Mưa'), expect.objectContaining({ method: 'DELETE', path })])
  expect(status()).toEqual({ kind: 'idle' })
})

it('sends nothing for an article that nobody has typed in', async () => {
  const { api, hook } = open()
  await pass(5000)
  hook.unmount()
  await pass(5000)
  expect(api.requests).toEqual([])
})

it('stores the newest text when the editor is left, rendered or not', async () => {
  const { api, hook, type, render } = open()
  render(dirty('M'))
  type(dirty('Mưa'))
  hook.unmount()
  expect(localCopies('copy:one:')).toMatchObject([{ content: { bodyVi: 'Mưa' } }])
  await pass(0)
  expect(api.requests).toEqual([put('Mưa')])
})

it('sends nothing twice when the editor is left', async () => {
  const { api, hook, render } = open()
  render(dirty('Mưa'))
  await pass(2000)
  hook.unmount()
  await pass(5000)
  expect(api.requests).toEqual([put('Mưa')])
})

it('lets a save wait for the draft under way, and sends none by itself meanwhile', async () => {
  const { api, hook, render } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(() => held.promise)
  render(dirty('Mưa'))
  await pass(2000)
  render(dirty('Mưa to'))
  let isSettled = false
  void hook.result.current.settle().then(() => {
    isSettled = true
  })
  await pass(5000)
  expect(isSettled).toBe(false)
  held.resolve(Response.json({}))
  await pass(0)
  expect(isSettled).toBe(true)
  expect(api.requests).toEqual([put('Mưa')])
})

it('has nothing left to send after a save', async () => {
  const { api, hook, status, render } = open()
  const draft = dirty('Mưa')
  render(draft)
  act(() => hook.result.current.noteSaved(draft.content))
  render({ ...draft, base: 2, isDirty: false })
  expect(localCopies('copy:one:')).toEqual([])
  await pass(5000)
  hook.unmount()
  await pass(5000)
  expect(api.requests).toEqual([])
  expect(status()).toMatchObject({ kind: 'saved' })
})
