import { Webhook } from 'standardwebhooks'
import * as z from 'zod'
import type { DeliverySetup, OptionalVariable } from '../../../schema/api/admin-outbox'
import { maxLetterRate } from '../../../schema/letters'
import { logError } from '../log/log'
import { issueText, oncePerEnv } from './settings'

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

function isEncrypted(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)
}

/** The library throws on a secret that is not base64. */
function isSigningSecret(secret: string) {
  try {
    new Webhook(secret)
    return true
  } catch {
    return false
  }
}

const optionalUrl = optionalText.pipe(
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isEncrypted, 'must begin with https')
    .optional(),
)

const signingSecret = optionalText.pipe(
  z
    .string()
    .refine(isSigningSecret, 'must be the signing secret as the mail service shows it')
    .optional(),
)

const schema = z
  .object({
    MAIL_ADAPTER: z.enum(['none', 'local', 'cloudflare', 'http']).default('none'),
    MAIL_FROM: optionalText.pipe(z.email().optional()),
    MAIL_API_URL: optionalUrl,
    MAIL_API_TOKEN: optionalText,
    TELEGRAM_API_URL: optionalUrl,
    TELEGRAM_BOT_TOKEN: optionalText,
    TELEGRAM_CHANNEL: optionalText,
    TELEGRAM_STAFF_CHAT: optionalText,
    TURNSTILE_SITE_KEY: optionalText,
    TURNSTILE_SECRET_KEY: optionalText,
    IMPORT_TOKEN: optionalText,
    OWNER_SECOND_FACTOR: z.enum(['required', 'offered']).default('required'),
    LINK_CHECKS: z.enum(['on', 'off']).default('off'),
    LINK_SECRET: optionalText.pipe(
      z.string().min(32, 'must have 32 characters or more').optional(),
    ),
    LETTER_RATE: z.coerce.number().int().min(1).max(maxLetterRate).default(10),
    MAIL_EVENTS_SECRET: signingSecret,
    MAIL_INBOUND_SECRET: signingSecret,
    TRANSLATE_ADAPTER: z.enum(['none', 'local', 'http']).default('none'),
    TRANSLATE_URL: optionalUrl,
    TRANSLATE_SECRET: optionalText,
  } satisfies Record<OptionalVariable, z.ZodType>)
  .refine((env) => env.MAIL_ADAPTER !== 'http' || env.MAIL_API_URL, {
    path: ['MAIL_API_URL'],
    message: 'the http mail adapter needs the address of the mail service',
  })
  .refine((env) => env.MAIL_ADAPTER === 'none' || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'a mail adapter needs a sender address',
  })
  .refine((env) => env.TRANSLATE_ADAPTER !== 'http' || env.TRANSLATE_URL, {
    path: ['TRANSLATE_URL'],
    message: 'the http adapter needs the address of the translation service',
  })
  .refine((env) => !env.TURNSTILE_SECRET_KEY || env.TURNSTILE_SITE_KEY, {
    path: ['TURNSTILE_SITE_KEY'],
    message: 'with TURNSTILE_SECRET_KEY alone no form could pass',
  })

export const privateVariables = Object.keys(schema.shape) as OptionalVariable[]

/** Used only together: a bad one switches all of its group off. */
const parts = [/^MAIL_(?!EVENTS|INBOUND)/, /^TELEGRAM_/, /^TURNSTILE_/, /^TRANSLATE_/]

function isOf(name: string, bad: string) {
  return name === bad || parts.some((part) => part.test(name) && part.test(bad))
}

interface Problem {
  variable: OptionalVariable
  text: string
}

/** Drops bad variables and their groups, then checks the rules over several variables. */
function readVariables(
  env: object,
  names: OptionalVariable[] = privateVariables,
): { data: z.output<typeof schema>; problems: Problem[] } {
  const result = schema.safeParse(
    Object.fromEntries(names.map((name) => [name, Reflect.get(env, name)])),
  )
  if (result.success) return { data: result.data, problems: [] }
  const problems = result.error.issues.map((issue) => ({
    variable: issue.path[0] as OptionalVariable,
    text: issueText(issue),
  }))
  const rest = readVariables(
    env,
    names.filter((name) => !problems.some(({ variable }) => isOf(name, variable))),
  )
  return { data: rest.data, problems: [...problems, ...rest.problems] }
}

export function findProblems(env: object): string[] {
  return readVariables(env).problems.map(({ text }) => text)
}

/** Parsed once an isolate. A bad variable is logged and switches off only its own group. */
export const readPrivateSettings = oncePerEnv((env) => {
  const { data, problems } = readVariables(env)
  for (const { variable, text } of problems)
    logError('a variable cannot be used', new Error(text), { variable })
  const badVariables = [...new Set(problems.map(({ variable }) => variable))]
  return {
    mail: {
      adapter: data.MAIL_ADAPTER,
      from: data.MAIL_FROM ?? '',
      apiUrl: data.MAIL_API_URL ?? '',
      apiToken: data.MAIL_API_TOKEN,
    },
    telegram: data.TELEGRAM_BOT_TOKEN
      ? {
          apiUrl: data.TELEGRAM_API_URL ?? 'https://api.telegram.org',
          token: data.TELEGRAM_BOT_TOKEN,
          channel: data.TELEGRAM_CHANNEL,
          adminChat: data.TELEGRAM_STAFF_CHAT,
        }
      : undefined,
    turnstileSecret: data.TURNSTILE_SECRET_KEY,
    importToken: data.IMPORT_TOKEN,
    hasLinkChecks: data.LINK_CHECKS === 'on',
    /** Signs the links of letters; without it no letter is sent. */
    linkSecret: data.LINK_SECRET,
    /** Letters a second; 0 if it is bad, and none is sent. */
    letterRate: badVariables.includes('LETTER_RATE') ? 0 : data.LETTER_RATE,
    mailEventsSecret: data.MAIL_EVENTS_SECRET,
    mailInboundSecret: data.MAIL_INBOUND_SECRET,
    translate: {
      adapter: data.TRANSLATE_ADAPTER,
      url: data.TRANSLATE_URL ?? '',
      secret: data.TRANSLATE_SECRET,
    },
    isSecondFactorRequired: data.OWNER_SECOND_FACTOR === 'required',
    badVariables,
  }
})

export type PrivateSettings = ReturnType<typeof readPrivateSettings>

/** Without any secret. */
export function deliverySetup({ mail, telegram, badVariables }: PrivateSettings): DeliverySetup {
  return {
    mail: mail.adapter,
    channel: telegram?.channel !== undefined,
    staffChat: telegram?.adminChat !== undefined,
    badVariables,
  }
}
