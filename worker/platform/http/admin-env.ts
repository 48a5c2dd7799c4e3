import type { ApiEnv } from './api-env'

/** Who asks: the member of the staff whose session the request carries. */
export interface CurrentAdmin {
  id: string
  username: string
  sessionId: string
  /** UTC ISO instant at which the session ends unless something is done. */
  expiresAt: string
}

/** What handlers below `/api/admin` read of a request's context: the API's, and who asks. */
export interface AdminEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { admin: CurrentAdmin }
}
