import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'

const slug = 'to-pho-nam-gio-sang'

/** As fetch; once more where wrangler's proxy has lost its connection to a Worker that rested. */
export async function fetchServed(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const isLost =
    response.status === 500 && (await response.clone().text()).includes('Network connection lost')
  return isLost ? fetch(url, init) : response
}

export interface Editor {
  /** Of the page of the article. */
  path: string
  /** Saves the article under another title and publishes it. */
  publish: (title: string) => Promise<void>
}

/** Logs somebody in at a local site, who changes one article again and again. */
export async function startEditor(
  url: string,
  account: { username: string; password: string },
): Promise<Editor> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: url }

  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetchServed(`${url}/api/admin/${path}`, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  const session = await ask('POST', 'login', account)
  headers.Cookie = session.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
  const list: AdminEntryList = await (await ask('GET', `entries?kind=post&q=${slug}`)).json()
  const id = list.entries.find((entry) => entry.slug === slug)?.id
  if (!id) throw new Error(`there is no article ${slug}`)
  return {
    path: `/inspiration/${slug}`,
    publish: async (title) => {
      const entry: AdminEntry = await (await ask('GET', `entries/${id}`)).json()
      const data = { ...entry.data, titleVi: title }
      const changed = await ask('PUT', `entries/${id}`, { version: entry.version, data })
      const { version }: AdminEntry = await changed.json()
      await ask('POST', `entries/${id}/publish`, { version, locales: ['vi'] })
    },
  }
}
