import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { useInvalidateContent } from './admin-api'

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
