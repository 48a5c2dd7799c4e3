export const mailAdapters = [
  'none',
  'local',
  'cloudflare',
  'resend',
  'postmark',
  'ses',
  'brevo',
  'mailgun',
  'http',
] as const
export type MailAdapter = (typeof mailAdapters)[number]

interface MailService {
  name: string
  /** Letters a second where `LETTER_RATE` is empty; sources in docs/letters.md. */
  rate: number
  /** Mails a request takes. */
  batch: number
  /** What its SPF record includes, for `npm run mail:check`. */
  spf?: string
}

const unknownRate = 10

export const mailServices: Record<MailAdapter, MailService> = {
  none: { name: '', rate: unknownRate, batch: 1 },
  local: { name: '', rate: unknownRate, batch: 1 },
  cloudflare: { name: 'Cloudflare', rate: unknownRate, batch: 1 },
  // One request a second of the two or five that an account may make.
  resend: { name: 'Resend', rate: 60, batch: 100, spf: 'amazonses.com' },
  postmark: { name: 'Postmark', rate: unknownRate, batch: 500, spf: 'spf.mtasv.net' },
  ses: { name: 'Amazon SES', rate: 1, batch: 1, spf: 'amazonses.com' },
  brevo: { name: 'Brevo', rate: 60, batch: 1, spf: 'spf.brevo.com' },
  mailgun: { name: 'Mailgun', rate: unknownRate, batch: 1, spf: 'mailgun.org' },
  http: { name: 'HTTP', rate: 2, batch: 1 },
}
