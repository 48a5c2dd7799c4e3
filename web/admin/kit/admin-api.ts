import { errorCodeOf, readApi, writeApi } from '../../lib/api'
import type { ApiPath, ApiResponse } from '../../lib/api-contract'
import { type ReadOptions, type Remote, useApi } from '../../lib/use-api'
import { requestLogin } from './login-request'

/**
 * Runs `work`. If the session has ended, opens the login in place and runs it again, so that
 * nothing typed is lost.
 */
export async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (errorCodeOf(error) !== 'UNAUTHENTICATED' || !(await requestLogin())) throw error
    return work()
  }
}

/**
 * Reads an admin API path, see {@link withSession}. Throws an ApiFailure on any response that is
 * not OK.
 */
export function readAdmin<Answer>(path: string): Promise<Answer> {
  return withSession(() => readApi<Answer>(path))
}

/**
 * Writes to an admin API path and returns its JSON, see {@link withSession}. Throws an ApiFailure
 * on any response that is not OK.
 */
export async function writeAdmin<Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Answer> {
  const response = await withSession(() => writeApi(method, path, payload))
  return response.json()
}

/** Refetched on mount and on focus, and shown meanwhile. */
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
