import type { Bindings } from '../platform/http/env'
import { insertAdmin, sessionCookie } from './admins'
import { newClient, request } from './site'

/** Sends a request of an admin below `/api/admin`. */
export type Desk = <Answer>(
  method: string,
  path: string,
  body?: unknown,
  bindings?: Partial<Bindings>,
) => Promise<{ status: number; body: Answer }>

/** Stores an admin and logs in. */
export async function openDesk(username = 'mai'): Promise<Desk> {
  await insertAdmin(username)
  const headers = {
    ...(await sessionCookie(username)),
    ...newClient(),
    'Content-Type': 'application/json',
  }
  return async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    bindings: Partial<Bindings> = {},
  ) => {
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const response = await request(`/api/admin${path}`, init, bindings)
    return { status: response.status, body: await response.json<Answer>() }
  }
}
