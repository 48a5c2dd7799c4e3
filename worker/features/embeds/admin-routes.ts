import { Hono } from 'hono'
import { askEmbedInput } from '../../../schema/api/embeds'
import { readEmbed } from '../../../schema/embeds'
import type { AdminEnv } from '../../platform/http/env'
import { fieldError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { askProvider } from './ask-provider'

export const adminEmbedRoutes = new Hono<AdminEnv>().post(
  '/',
  limitBursts,
  limitBody,
  requireJson,
  validate('json', askEmbedInput),
  async (c) => {
    const embed = readEmbed(c.req.valid('json').url)
    if (!embed) throw fieldError('url', 'not-known')
    return c.json(await askProvider(embed), 200)
  },
)
