import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { writeApi } from '../../lib/api'

const loginPath = '/api/admin/login/passkey'

/** By the name of a browser's error. Source: Web Authentication, 5.1.3 and 5.1.4. */
const reasons = new Map<unknown, 'cancelled' | 'known'>([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
])

/** The browser made or used no passkey. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'known' | 'unable'

  constructor(cause: unknown) {
    super('no passkey', { cause })
    this.reason = reasons.get(cause instanceof Error && cause.name) ?? 'unable'
  }
}

/** Throws a PasskeyFailure. */
export async function askBrowser<Result>(
  ask: (webauthn: typeof import('@simplewebauthn/browser')) => Promise<Result>,
): Promise<Result> {
  const webauthn = await import('@simplewebauthn/browser')
  try {
    return await ask(webauthn)
  } catch (error) {
    throw new PasskeyFailure(error)
  }
}

/** Throws a PasskeyFailure or an ApiFailure. */
export async function logInWithPasskey(): Promise<void> {
  const response = await writeApi('POST', `${loginPath}/options`)
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await response.json()
  const signed = await askBrowser(({ startAuthentication }) => startAuthentication({ optionsJSON }))
  await writeApi('POST', loginPath, signed)
}
