/** Logs in at a local site; returns the header of the session's cookies. */
export async function logIn(url: string, account: { username: string; password: string }): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Origin: url }
  const response = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  if (!response.ok) throw new Error(`the login answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
