import type { Context } from 'hono'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { ApiEnv } from './env'
import { ApiError } from './errors'

/**
 * The JSON of a body that is signed as Standard Webhooks are. Throws NOT_FOUND without a secret,
 * UNAUTHENTICATED for an unsigned or old one, BAD_JSON.
 */
export async function readSigned(c: Context<ApiEnv>, secret: string | undefined): Promise<unknown> {
  if (!secret) throw new ApiError('NOT_FOUND')
  try {
    return new Webhook(secret).verify(await c.req.text(), c.req.header())
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new ApiError('UNAUTHENTICATED')
    if (error instanceof SyntaxError) throw new ApiError('BAD_JSON')
    throw error
  }
}
