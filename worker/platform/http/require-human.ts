import type { Context } from 'hono'
import * as z from 'zod'
import { logFailure } from '../log/log'
import type { ApiEnv } from './env'
import { fieldError } from './errors'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeoutMs = 5000
const verdict = z.object({ success: z.boolean() })

/**
 * True if Turnstile says so; false while it is down or not set up, and the form passes. Throws
 * BAD_REQUEST.
 */
export async function requireHuman(c: Context<ApiEnv>, token: string): Promise<boolean> {
  const secret = c.var.privateSettings.turnstileSecret
  if (!secret) return false
  const refused = fieldError('turnstileToken', 'the check for people did not pass')
  if (token === '') throw refused
  const body = { secret, response: token, remoteip: c.req.header('CF-Connecting-IP') }
  const answer = await logFailure('Turnstile could not be asked', askTurnstile(body))
  if (answer?.success === false) throw refused
  return answer !== undefined
}

async function askTurnstile(body: object): Promise<z.output<typeof verdict>> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return verdict.parse(await response.json())
}

const minFillMs = 2000

/** `spam` for a filled trap field, or a form filled in under two seconds by the visitor's clock. */
export function submissionStatus(input: {
  website: string
  startedAt?: string | undefined
  submittedAt?: string | undefined
}): 'new' | 'spam' {
  const { website, startedAt, submittedAt } = input
  if (website !== '') return 'spam'
  const isQuick =
    startedAt !== undefined &&
    submittedAt !== undefined &&
    Date.parse(submittedAt) - Date.parse(startedAt) < minFillMs
  return isQuick ? 'spam' : 'new'
}
