import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { finishLogin, requestedLogin, useAdminData, useInvalidateContent } from './admin-api'
import { fakeApi, refusal } from './testing/fake-api'

const changed = [
  '/api/admin/posts?page=1',
  '/api/entries/deal?locale=vi',
  '/api/posts?locale=vi',
  '/api/things?locale=vi',
  '/api/search/index?locale=vi',
  '/api/tags/hue?locale=vi',
]
const others = ['/api/admin/leads', '/api/session']
const fetched: string[] = []

function Reader({ path }: { path: string }) {
  useSWR(path, async () => fetched.push(path), { dedupingInterval: 0 })
  return null
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    {[...changed, ...others].map((path) => (
      <Reader key={path} path={path} />
    ))}
    {children}
  </SWRConfig>
)

it('fetches again what a write may have changed for the admin and for readers, and nothing else', async () => {
  const { result } = renderHook(() => useInvalidateContent('/api/admin/posts'), { wrapper })
  await act(async () => {})
  fetched.length = 0
  await act(async () => result.current())
  expect(fetched.sort()).toEqual(changed.sort())
})

afterEach(() => {
  cleanup()
  finishLogin(false)
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('asks to log in where a view is read, but takes the keyboard from nobody who types', async () => {
  fakeApi().answerWith(() => refusal(401, 'UNAUTHENTICATED'))
  const read = () =>
    renderHook(() => useAdminData('/api/admin/staff'), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => new Map() }}>
          <PageDataContext value={samplePageData}>{children}</PageDataContext>
        </SWRConfig>
      ),
    }).result
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  const typing = read()
  await waitFor(() => expect(typing.current.error).toBeDefined())
  expect(requestedLogin()).toBeUndefined()
  field.blur()
  read()
  await waitFor(() => expect(requestedLogin()).toBe('UNAUTHENTICATED'))
})
