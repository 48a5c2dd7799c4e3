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
  /** JSON, or the fields of a form. */
  body: object
  headers?: Record<string, string>
  secret: string | undefined
  signal?: AbortSignal
}

function hide(secret: string | undefined, text: string) {
  return secret ? text.replaceAll(secret, '…') : text
}

/** Returns the answer. Throws a {@link DeliveryFailure} on a network error or any status but 2xx. */
export async function postToPeer({
  url,
  key,
  body,
  headers,
  secret,
  signal = AbortSignal.timeout(timeoutMs),
}: PeerRequest): Promise<string> {
  const isForm = body instanceof URLSearchParams
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const init = {
    method: 'POST',
    headers: { 'Content-Type': type, 'Idempotency-Key': key, ...headers },
    body: isForm ? String(body) : JSON.stringify(body),
    // A redirect would get the secret.
    redirect: 'manual' as const,
    signal,
  }
  const { response, text } = await ask(url, init).catch((error: unknown) => {
    throw new DeliveryFailure(hide(secret, error instanceof Error ? error.message : String(error)))
  })
  if (response.ok) return text
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
