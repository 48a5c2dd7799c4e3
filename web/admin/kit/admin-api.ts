import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { errorCodeOf, readApi, writeApi } from '../../lib/api'
import type { ApiPath, ApiResponse } from '../../lib/api-contract'
import { type ReadOptions, type Remote, useApi } from '../../lib/use-api'

/** Runs `work`; after an ended session opens the login in place and runs it again. */
export async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (errorCodeOf(error) !== 'UNAUTHENTICATED' || !(await requestLogin())) throw error
    return work()
  }
}

/** Reads an admin API path. Throws an ApiFailure on any response that is not OK. */
export function readAdmin<Answer>(path: string): Promise<Answer> {
  return withSession(() => readApi<Answer>(path))
}

/** Writes to an admin API path. Throws an ApiFailure on any response that is not OK. */
export async function writeAdmin<Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Answer> {
  const response = await withSession(() => writeApi(method, path, payload))
  return response.json()
}

/** Shows what is known and reads it again on mount and on focus. */
const policy: ReadOptions = {
  freshForMs: 0,
  revalidateOnFocus: true,
  keepPreviousData: true,
  read: readAdmin,
}

export function useAdminData<Path extends ApiPath>(path: Path | null): Remote<ApiResponse<Path>> {
  return useApi(path, policy)
}

/** Returns the usernames of the staff, and those given: whoever left may still be in a link. */
export function useStaff(...others: string[]): string[] {
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  return [...new Set([...staff, ...others])].filter((name) => name !== '')
}

/** Returns whether the user is an owner; only hides what the server refuses anyway. */
export function useIsOwner(): boolean {
  const { data: me } = useAdminData('/api/admin/me')
  return me?.role === 'owner'
}

let requests: ((loggedIn: boolean) => void)[] = []
const changes = new EventTarget()

function setRequests(next: typeof requests): void {
  requests = next
  changes.dispatchEvent(new Event('change'))
}

/** Opens the login dialog, which all requests share; resolves with whether the user logged in. */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => setRequests([...requests, resolve]))
}

export function finishLogin(loggedIn: boolean): void {
  const finished = requests
  setRequests([])
  for (const resolve of finished) resolve(loggedIn)
}

export function isLoginRequested(): boolean {
  return requests.length > 0
}

export function subscribeLogin(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** All of it: any page may show a card, a price or a figure of the changed entry. */
const publicContent = [
  '/api/entries',
  '/api/posts',
  '/api/products',
  '/api/things',
  '/api/search',
  '/api/tags',
]

/** Refetches an API path such as `/api/admin/posts` and drops the content cached by pages. */
export function useInvalidateContent(admin: string): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    void mutate((key) => typeof key === 'string' && key.startsWith(admin))
    void mutate(
      (key) => typeof key === 'string' && publicContent.some((path) => key.startsWith(path)),
      undefined,
    )
  }, [mutate, admin])
}
