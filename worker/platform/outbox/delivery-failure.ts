/** A peer did not accept a delivery. The message never holds a secret. */
export class DeliveryFailure extends Error {
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

const timeoutMs = 10_000

interface PeerRequest {
  url: string
  /** So that the peer can detect a repetition. */
  key: string
  body: unknown
  headers?: Record<string, string>
  secret: string | undefined
}

function hide(secret: string | undefined, text: string) {
  return secret ? text.replaceAll(secret, '…') : text
}

/** Throws a {@link DeliveryFailure} on any status but 2xx and on a network error. */
export async function postToPeer({ url, key, body, headers, secret }: PeerRequest): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
    // A redirect would get the secret.
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeoutMs),
  }
  const { response, text } = await ask(url, init).catch((error: unknown) => {
    throw new DeliveryFailure(hide(secret, error instanceof Error ? error.message : String(error)))
  })
  if (response.ok) return
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new DeliveryFailure(
    `${response.status}: ${hide(secret, text).slice(0, 200)}`,
    retryAfter > 0 ? retryAfter : undefined,
  )
}

async function ask(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  const response = await fetch(url, init)
  return { response, text: await response.text() }
}
