import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** How long a site may take for one answer, in milliseconds. */
const timeoutMs = 20_000

/**
 * One request, redirects not followed. Not `fetch`: that always says `Sec-Fetch-Mode: cors`, and a
 * navigation may be answered otherwise. Throws where there is no answer.
 */
export function ask(
  url: URL,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method, headers: { 'User-Agent': 'travel-site-smoke', ...headers }, timeout: timeoutMs },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const named = Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : (value ?? ''),
          ])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(named),
            body: Buffer.concat(chunks).toString('utf8'),
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    request.on('timeout', () =>
      request.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)),
    )
    request.on('error', reject)
    request.end()
  })
}

/** What a browser says when somebody opens an address. */
export const navigation = {
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
  Accept: 'text/html',
}
