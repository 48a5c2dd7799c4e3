import { ApiFailure, readApi, writeApi } from '../../../lib/api'
import type { ApiPath, ApiResponse } from '../../../lib/api-contract'
import { type ReadOptions, type Remote, useApi } from '../../../lib/use-api'
import { requestLogin } from './login-request'

function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.body?.code === 'UNAUTHENTICATED'
}

/** Does something that needs a session; should it have ended, asks for the login in place and does it again, so that nothing typed is lost. */
async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isLoggedOut(error) || !(await requestLogin())) throw error
    return work()
  }
}

/** Reads an admin API path, see {@link withSession}. Throws an ApiFailure on any answer that is not OK. */
export function readAdmin<Answer>(path: string): Promise<Answer> {
  return withSession(() => readApi<Answer>(path))
}

/** Writes to an admin API path and answers its JSON, see {@link withSession}. Throws an ApiFailure on any answer that is not OK. */
export async function writeAdmin<Answer = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown): Promise<Answer> {
  const response = await withSession(() => writeApi(method, path, payload))
  return response.json()
}

/** The admin's data is read again whenever a view asks for it or the window comes back, and is shown meanwhile. */
const policy: ReadOptions = { freshForMs: 0, revalidateOnFocus: true, keepPreviousData: true, read: readAdmin }

/** Reads an admin API path, with the login in place should the session have ended. */
export function useAdminData<Path extends ApiPath>(path: Path | null): Remote<ApiResponse<Path>> {
  return useApi(path, policy)
}
