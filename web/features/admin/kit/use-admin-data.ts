import type { ApiPath, ApiResponse } from '../../../lib/api-contract'
import { type ReadOptions, type Remote, useApi } from '../../../lib/use-api'
import { readAdmin } from './admin-api'

/** The admin's data is read again whenever a view asks for it or the window comes back, and is shown meanwhile. */
const policy: ReadOptions = { freshForMs: 0, revalidateOnFocus: true, keepPreviousData: true, read: readAdmin }

/** Reads an admin API path, with the login in place should the session have ended. */
export function useAdminData<Path extends ApiPath>(path: Path | null): Remote<ApiResponse<Path>> {
  return useApi(path, policy)
}
