/** A peer that did not take a delivery. The message never holds a secret. */
export class DeliveryFailure extends Error {
  /** Seconds that the peer wants to be left alone. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** How long a peer may take, in milliseconds. */
const patienceMs = 10_000

/**
 * Posts JSON to a peer, with the delivery's key so that the peer can know a repetition. Throws a {@link DeliveryFailure} on any answer that
 * is not OK, and what `fetch` throws without one.
 */
export async function postToPeer(url: string, key: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
    // A peer that leads elsewhere is not followed: it would take the secrets along.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  if (response.ok) return
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new DeliveryFailure(`${response.status}: ${text.slice(0, 200)}`, retryAfter > 0 ? retryAfter : undefined)
}
