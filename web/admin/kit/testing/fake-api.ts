import { vi } from 'vitest'

export interface FakeRequest {
  method: string
  path: string
  body: unknown
}

type Answer = Response | Error | Promise<Response>

/**
 * Replaces `fetch`: records requests and responds with `{}` by default. An Error stands for no
 * network.
 */
export function fakeApi() {
  const requests: FakeRequest[] = []
  let answer: (request: FakeRequest) => Answer = () => Response.json({})
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      const request = { method, path, body: body === undefined ? undefined : JSON.parse(body) }
      requests.push(request)
      const given = await answer(request)
      if (given instanceof Error) throw given
      return given
    },
  )
  return {
    requests,
    answerWith(next: (request: FakeRequest) => Answer) {
      answer = next
    },
  }
}

/** A refusal as the API writes it. */
export function refusal(
  status: number,
  code: string,
  issues?: { path: string; message: string }[],
): Response {
  return Response.json({ error: code, code, issues }, { status })
}
