import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Person } from '../../../schema/api/teamwork'
import { errorCodeOf, readApi, writeApi } from '../../lib/api'
import type { ApiPath, ApiResponse } from '../../lib/api-contract'
import { type ReadOptions, type Remote, useApi } from '../../lib/use-api'

/**
 * Runs `work`; opens the login in place after an ended session, and where a recent login is asked
 * for, and runs it again.
 */
export async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = errorCodeOf(error)
    const isWanted = code === 'UNAUTHENTICATED' || code === 'LOGIN_AGAIN'
    if (!isWanted || !(await requestLogin(code))) throw error
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

const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

/** Nothing that is read again takes the keyboard from whoever types: the next save asks to log in. */
const readBeside = <Answer>(path: string): Promise<Answer> =>
  isTyping() ? readApi<Answer>(path) : readAdmin<Answer>(path)

/** Shows what is known and reads it again on mount and on focus. */
const policy: ReadOptions = {
  freshForMs: 0,
  revalidateOnFocus: true,
  keepPreviousData: true,
  read: readBeside,
}

export function useAdminData<Path extends ApiPath>(path: Path | null): Remote<ApiResponse<Path>> {
  return useApi(path, policy)
}

/** Returns the usernames of the staff, and those given: whoever left may still be in a link. */
export function useStaff(...others: string[]): string[] {
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  const usernames = staff.map(({ username }) => username)
  return [...new Set([...usernames, ...others])].filter((name) => name !== '')
}

/** Returns the display name of a colleague; whoever left keeps the username. */
export function nameIn(people: readonly Person[], username: string | null): string {
  return people.find((one) => one.username === username)?.name ?? username ?? ''
}

/** Returns {@link nameIn} of the staff. */
export function useNames(): (username: string | null) => string {
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  return (username) => nameIn(staff, username)
}

/** Returns whether the user is an owner; only hides what the server refuses anyway. */
export function useIsOwner(): boolean {
  const { data: me } = useAdminData('/api/admin/me')
  return me?.role === 'owner'
}

export type LoginReason = 'UNAUTHENTICATED' | 'LOGIN_AGAIN'

let requests: { reason: LoginReason; resolve: (loggedIn: boolean) => void }[] = []
const changes = new EventTarget()

function setRequests(next: typeof requests): void {
  requests = next
  changes.dispatchEvent(new Event('change'))
}

/** Opens the login dialog, which all requests share; resolves with whether the user logged in. */
export function requestLogin(reason: LoginReason = 'UNAUTHENTICATED'): Promise<boolean> {
  return new Promise((resolve) => setRequests([...requests, { reason, resolve }]))
}

export function finishLogin(loggedIn: boolean): void {
  const finished = requests
  setRequests([])
  for (const { resolve } of finished) resolve(loggedIn)
}

/** Undefined while nobody asks for it. */
export function requestedLogin(): LoginReason | undefined {
  return requests[0]?.reason
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
