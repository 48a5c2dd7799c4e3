import { insertAdmin, sessionCookie } from './admins'
import { newClient, request } from './site'

/** Sends a request of an admin below `/api/admin`. */
export type Desk = <Answer>(method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>

/** Stores an admin and logs in. */
export async function openDesk(username = 'mai'): Promise<Desk> {
  await insertAdmin(username)
  const headers = { ...(await sessionCookie(username)), ...newClient(), 'Content-Type': 'application/json' }
  return async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await request(`/api/admin${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
    return { status: response.status, body: await response.json<Answer>() }
  }
}
