import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishLogin, requestLogin } from '../../kit/admin-api'
import { usePreview } from './use-preview'

const asked: { markdown: string; answer: (html: string, status?: number) => void }[] = []
const quiet = () => act(() => vi.advanceTimersByTimeAsync(500))
const answer = (index: number, ...response: [string, number?]) =>
  act(async () => {
    asked[index]?.answer(...response)
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({
      ...JSON.parse(body),
      answer: (html, status = 200) => resolve(Response.json({ html }, { status })),
    })
    return promise
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const render = () =>
  renderHook(
    ({ markdown }) => usePreview<{ html: string }>('/api/preview', { markdown, locale: 'vi' }),
    {
      initialProps: { markdown: 'a' },
    },
  )

it('asks once the writer pauses, and shows the newest answer, whichever comes first', async () => {
  const { result, rerender } = render()
  for (const markdown of ['ab', 'abc']) rerender({ markdown })
  await quiet()
  rerender({ markdown: 'abcd' })
  await quiet()
  rerender({ markdown: 'abcd' })
  await quiet()
  expect(asked.map(({ markdown }) => markdown)).toEqual(['abc', 'abcd'])
  await answer(1, 'new')
  await answer(0, 'old')
  expect(result.current.preview).toEqual({ locale: 'vi', answer: { html: 'new' } })
})

it('keeps the last answer while it fails, and can be asked again', async () => {
  const { result, rerender } = render()
  await quiet()
  await answer(0, 'first')
  rerender({ markdown: 'b' })
  await quiet()
  await answer(1, '', 401)
  expect(result.current.preview?.answer.html).toBe('first')
  expect(result.current.error).toBeDefined()
  await act(async () => result.current.retry())
  await answer(2, 'second')
  expect(result.current).toMatchObject({
    preview: { answer: { html: 'second' } },
    error: undefined,
  })
})

it('asks again once somebody has logged in', async () => {
  const { result } = render()
  await quiet()
  await answer(0, '', 401)
  expect(result.current.error).toBeDefined()
  await act(async () => {
    void requestLogin()
    finishLogin(true)
  })
  expect(asked).toHaveLength(2)
  await answer(1, '<p>a</p>')
  expect(result.current).toMatchObject({
    error: undefined,
    preview: { answer: { html: '<p>a</p>' } },
  })
})
