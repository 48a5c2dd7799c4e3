import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Page } from '../lib/page'
import { sendBeacon } from '../lib/send-beacon'
import { useCountView } from './use-count-view'

vi.mock('../lib/send-beacon')
afterEach(() => vi.restoreAllMocks())

it('sends the host of the page before with the first page of a visit alone', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.example.org/secret?q=hue')
  const page = { id: 'destination' } as Page
  const { rerender } = renderHook(({ path }) => useCountView(page, 'vi', path), {
    initialProps: { path: '/where-to-go/hue' },
  })
  rerender({ path: '/where-to-go/hoi-an' })
  const sent = { page: 'destination', locale: 'vi' }
  expect(vi.mocked(sendBeacon).mock.calls.map(([, body]) => body)).toEqual([
    { ...sent, path: '/where-to-go/hue', from: 'www.example.org' },
    { ...sent, path: '/where-to-go/hoi-an', from: undefined },
  ])
})
