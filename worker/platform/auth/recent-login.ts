import { millisecondsInMinute } from 'date-fns/constants'
import { ApiError } from '../http/errors'

const recentMs = 10 * millisecondsInMinute

/** Throws LOGIN_AGAIN unless the login (UTC ISO) was in the last ten minutes. */
export function refuseOldLogin(loggedInAt: string, now: Date): void {
  const isRecent = now.getTime() - Date.parse(loggedInAt) <= recentMs
  if (!isRecent) throw new ApiError('LOGIN_AGAIN')
}
