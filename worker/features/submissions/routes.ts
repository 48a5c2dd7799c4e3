import { Hono } from 'hono'
import { submissionInputs } from '../../../schema/api/submissions'
import type { SubmissionKind } from '../../../schema/submissions'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { isMailWithin, limitBursts, limitSubmissions } from '../../platform/http/rate-limit'
import { requireHuman } from '../../platform/http/require-human'
import { validate } from '../../platform/http/validate'
import { storeSubmission } from './store-submission'

const submissionRoutes = (kind: SubmissionKind) =>
  new Hono<ApiEnv>().post(
    '/',
    sameOrigin,
    limitBody,
    requireJson,
    limitBursts,
    validate('json', submissionInputs[kind]),
    async (c) => {
      const input = c.req.valid('json')
      const { db, now, privateSettings } = c.var
      const isHuman = await requireHuman(c, input.turnstileToken)
      await limitSubmissions(c, input.email)
      // Otherwise whoever uses up the total would close the company's forms for the day.
      const isMailed = await isMailWithin(c, isHuman)
      const withChat = privateSettings.telegram?.adminChat !== undefined
      const id = await storeSubmission(db, { kind, input, withChat, isMailed, now })
      c.var.deliverSoon(id)
      return c.json({ ok: true }, 201)
    },
  )

export const tripRoutes = submissionRoutes('trip')
export const contactRoutes = submissionRoutes('contact')
