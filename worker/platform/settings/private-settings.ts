import { Webhook } from 'standardwebhooks'
import * as z from 'zod'
import type { DeliverySetup, OptionalVariable } from '../../../schema/api/admin-outbox'
import { maxLetterRate } from '../../../schema/letters'
import { type MailAdapter, mailAdapters, mailServices } from '../../../schema/mail-services'
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

const longSecret = optionalText.pipe(
  z.string().min(32, 'must have 32 characters or more').optional(),
)

const signingSecret = optionalText.pipe(
  z
    .string()
    .refine(isSigningSecret, 'must be the signing secret as the mail service shows it')
    .optional(),
)

/** Amazon names its topic here, others have a password or a key of 16 characters or more. */
function isEventsSecret(secret: string, adapter: MailAdapter) {
  if (adapter === 'ses') return /^arn:aws[\w-]*:sns:[a-z0-9-]+:\d+:[\w-]+$/.test(secret)
  return ['postmark', 'brevo', 'mailgun'].includes(adapter)
    ? secret.length >= 16
    : isSigningSecret(secret)
}

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value)
/** Until these can be read, no letter is sent. */
export const letterVariables = ['LETTER_RATE', 'MAIL_DAILY_QUOTA', 'MAIL_WARMUP_FROM'] as const
const hasToken: readonly MailAdapter[] = ['resend', 'postmark', 'brevo', 'mailgun']

const schema = z
  .object({
    MAIL_ADAPTER: z.enum(mailAdapters).default('none'),
    MAIL_FROM: optionalText.pipe(z.email().optional()),
    MAIL_API_URL: optionalUrl,
    MAIL_API_TOKEN: optionalText,
    MAIL_REGION: optionalText.pipe(
      z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .optional(),
    ),
    MAIL_DAILY_QUOTA: z.preprocess(emptyAsUnset, z.coerce.number().int().min(0).default(0)),
    MAIL_WARMUP_FROM: optionalText.pipe(z.iso.date().optional()),
    TELEGRAM_API_URL: optionalUrl,
    TELEGRAM_BOT_TOKEN: optionalText,
    TELEGRAM_CHANNEL: optionalText,
    TELEGRAM_STAFF_CHAT: optionalText,
    TURNSTILE_SITE_KEY: optionalText,
    TURNSTILE_SECRET_KEY: optionalText,
    IMPORT_TOKEN: optionalText,
    OWNER_SECOND_FACTOR: z.enum(['required', 'offered']).default('required'),
    HSTS: z.enum(['host', 'subdomains', 'preload']).default('host'),
    LINK_CHECKS: z.enum(['on', 'off']).default('off'),
    FACTOR_KEY: longSecret,
    LINK_SECRET: longSecret,
    LETTER_RATE: z.preprocess(
      emptyAsUnset,
      z.coerce.number().int().min(1).max(maxLetterRate).optional(),
    ),
    MAIL_EVENTS_SECRET: optionalText,
    MAIL_INBOUND_SECRET: signingSecret,
    TRANSLATE_ADAPTER: z.enum(['none', 'local', 'http']).default('none'),
    TRANSLATE_URL: optionalUrl,
    TRANSLATE_SECRET: optionalText,
    PAYMENTS: z.enum(['none', 'local', 'live']).default('none'),
    STRIPE_API_URL: optionalUrl,
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    /** Of NAPAS, such as 970436. */
    BANK_BIN: optionalText.pipe(
      z
        .string()
        .regex(/^\d{6}$/, 'must be the six digits of the bank')
        .optional(),
    ),
    BANK_ACCOUNT: optionalText.pipe(
      z
        .string()
        .regex(/^[A-Z0-9]{4,19}$/)
        .optional(),
    ),
    BANK_HOLDER: optionalText,
    BANK_WEBHOOK_SECRET: optionalText.pipe(
      z.string().min(16, 'must have 16 characters or more').optional(),
    ),
  } satisfies Record<OptionalVariable, z.ZodType>)
  .refine((env) => env.MAIL_ADAPTER !== 'http' || env.MAIL_API_URL, {
    path: ['MAIL_API_URL'],
    message: 'the http mail adapter needs the address of the mail service',
  })
  .refine((env) => env.MAIL_ADAPTER === 'none' || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'a mail adapter needs a sender address',
  })
  .refine((env) => !hasToken.includes(env.MAIL_ADAPTER) || env.MAIL_API_TOKEN, {
    path: ['MAIL_API_TOKEN'],
    message: 'the mail service needs its token',
  })
  .refine((env) => env.MAIL_ADAPTER !== 'ses' || /^[^:]+:[^:]+$/.test(env.MAIL_API_TOKEN ?? ''), {
    path: ['MAIL_API_TOKEN'],
    message: 'Amazon SES needs <access key id>:<secret access key>',
  })
  .refine((env) => env.MAIL_ADAPTER !== 'ses' || env.MAIL_REGION, {
    path: ['MAIL_REGION'],
    message: 'Amazon SES needs its region, such as ap-southeast-1',
  })
  .refine(
    ({ MAIL_EVENTS_SECRET: secret, MAIL_ADAPTER }) =>
      !secret || isEventsSecret(secret, MAIL_ADAPTER),
    {
      path: ['MAIL_EVENTS_SECRET'],
      message: 'must be what docs/letters.md names for the mail service',
    },
  )
  .refine((env) => env.TRANSLATE_ADAPTER !== 'http' || env.TRANSLATE_URL, {
    path: ['TRANSLATE_URL'],
    message: 'the http adapter needs the address of the translation service',
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'without the webhook nobody would learn that a card was charged',
  })
  .refine((env) => !env.BANK_ACCOUNT || (env.BANK_BIN && env.BANK_HOLDER), {
    path: ['BANK_BIN'],
    message: 'a transfer needs the bank and the holder of the account too',
  })
  .refine((env) => !env.TURNSTILE_SECRET_KEY || env.TURNSTILE_SITE_KEY, {
    path: ['TURNSTILE_SITE_KEY'],
    message: 'with TURNSTILE_SECRET_KEY alone no form could pass',
  })

export const privateVariables = Object.keys(schema.shape) as OptionalVariable[]

/** Used only together: a bad one switches all of its group off. */
const parts = [
  /^MAIL_(?!EVENTS|INBOUND|DAILY|WARMUP)/,
  /^TELEGRAM_/,
  /^TURNSTILE_/,
  /^TRANSLATE_/,
  /^STRIPE_/,
  /^BANK_/,
]

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
      region: data.MAIL_REGION,
      /** Mails a day; 0 for any number. */
      dailyQuota: data.MAIL_DAILY_QUOTA,
      /** `YYYY-MM-DD` */
      warmupFrom: data.MAIL_WARMUP_FROM,
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
    /** Seals the secrets of second factors. */
    factorKey: data.FACTOR_KEY,
    hsts: data.HSTS,
    hasLinkChecks: data.LINK_CHECKS === 'on',
    /** Signs the links of letters; without it no letter is sent. */
    linkSecret: data.LINK_SECRET,
    /** Letters a second; 0 if it is bad, and none is sent. */
    letterRate: letterVariables.some((name) => badVariables.includes(name))
      ? 0
      : (data.LETTER_RATE ?? mailServices[data.MAIL_ADAPTER].rate),
    mailEventsSecret: data.MAIL_EVENTS_SECRET,
    mailInboundSecret: data.MAIL_INBOUND_SECRET,
    translate: {
      adapter: data.TRANSLATE_ADAPTER,
      url: data.TRANSLATE_URL ?? '',
      secret: data.TRANSLATE_SECRET,
    },
    payments: {
      mode: data.PAYMENTS,
      stripe:
        data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
          ? {
              apiUrl: data.STRIPE_API_URL,
              key: data.STRIPE_SECRET_KEY,
              webhookSecret: data.STRIPE_WEBHOOK_SECRET,
            }
          : undefined,
      bank:
        data.BANK_BIN && data.BANK_ACCOUNT && data.BANK_HOLDER
          ? {
              bin: data.BANK_BIN,
              account: data.BANK_ACCOUNT,
              holder: data.BANK_HOLDER,
              webhookSecret: data.BANK_WEBHOOK_SECRET,
            }
          : undefined,
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
