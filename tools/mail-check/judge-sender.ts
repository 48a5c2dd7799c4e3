import { type MailAdapter, mailServices } from '../../schema/mail-services'
import type { DnsFinding } from '../../schema/mailing-lists'

/** What DNS holds as text under a name, or why it could not be asked. */
export type Answer = { records: string[] } | { fault: string }

/**
 * The selectors that mail services give their DKIM keys: Cloudflare, Resend, Google, Mailgun,
 * Microsoft, Mailchimp, SendGrid, Postmark, Brevo. Those of Amazon SES are random.
 */
export const usualSelectors = [
  'cf2024-1',
  'cf2023-1',
  'cf-bounce',
  'resend',
  'google',
  'mailo',
  'mta',
  'pic',
  'k1',
  'k2',
  'k3',
  'mx',
  's1',
  's2',
  'selector1',
  'selector2',
  'pm',
  'mail',
  'brevo1',
  'brevo2',
  'default',
  'dkim',
]

export interface SenderFindings {
  spf: DnsFinding
  dkim: DnsFinding
  dmarc: DnsFinding
  /** The policy of DMARC, where there is one record. */
  policy?: string
  /** Why DNS could not be asked, each once. */
  faults: string[]
}

interface Answers {
  /** The domain's own records, those under `_dmarc`, and those of each selector. */
  spf: Answer
  dmarc: Answer
  keys: Answer[]
  /** Whether the operator named the selectors: only then does no key mean that there is none. */
  isSelectorTold: boolean
}

const isSpf = (record: string) => /^v=spf1(\s|$)/i.test(record)
const isDmarc = (record: string) => /^v=DMARC1\s*;/i.test(record)
/** A key may leave out its version; one that is empty was withdrawn. */
const isKey = (record: string) =>
  /(^|;)\s*p=\s*[A-Za-z0-9+/]/.test(record) && !/^v=(?!DKIM1)/i.test(record)

/** A record of which a domain has exactly one: with two, receivers act as if there were none. */
function judgeOne(answer: Answer, fits: (record: string) => boolean): DnsFinding {
  if ('fault' in answer) return 'unknown'
  return answer.records.filter(fits).length === 1 ? 'set' : 'missing'
}

function judgeKeys({ keys, isSelectorTold }: Answers): DnsFinding {
  if (keys.some((answer) => 'records' in answer && answer.records.some(isKey))) return 'set'
  return isSelectorTold && keys.every((answer) => 'records' in answer) ? 'missing' : 'unknown'
}

/**
 * What the answers of DNS say of a sender's domain. What could not be asked is unknown, never
 * missing.
 */
export function judgeSender(answers: Answers): SenderFindings {
  const { spf, dmarc, keys } = answers
  const faults = [spf, dmarc, ...keys].flatMap((answer) =>
    'fault' in answer ? [answer.fault] : [],
  )
  const record = 'records' in dmarc ? dmarc.records.find(isDmarc) : undefined
  const policy = /;\s*p=\s*(\w+)/i.exec(record ?? '')?.[1]?.toLowerCase()
  return {
    spf: judgeOne(spf, isSpf),
    dkim: judgeKeys(answers),
    dmarc: judgeOne(dmarc, isDmarc),
    ...(policy && { policy }),
    faults: [...new Set(faults)],
  }
}

/** The findings in words, a line each, with what to set for the service where something lacks. */
export function advise(
  domain: string,
  { spf, dkim, dmarc, policy, faults }: SenderFindings,
  service: MailAdapter = 'none',
): string[] {
  const included = mailServices[service].spf ?? '<your mail service>'
  const words: Record<'spf' | 'dkim' | 'dmarc', Record<DnsFinding, string>> = {
    spf: {
      set: 'SPF: set.',
      missing: `SPF: missing, or more than one. Set one TXT record at ${domain}: "v=spf1 include:${included} ~all".`,
      unknown: 'SPF: DNS did not answer.',
    },
    dkim: {
      set: 'DKIM: set.',
      missing: `DKIM: no key under the selectors named. Publish the key that your mail service shows at <selector>._domainkey.${domain}.`,
      unknown:
        'DKIM: no key found under the usual selectors, which proves nothing. Name yours with --selector; your mail service shows it.',
    },
    dmarc: {
      set: `DMARC: set${policy ? `, policy ${policy}` : ''}.${policy === 'none' ? ' It only watches; move to p=quarantine once the reports are clean.' : ''}`,
      missing: `DMARC: missing. Set a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
      unknown: 'DMARC: DNS did not answer.',
    },
  }
  const told = [words.spf[spf], words.dkim[dkim], words.dmarc[dmarc]]
  return faults.length > 0
    ? [...told, `DNS could not be asked for everything (${faults.join(', ')}): try again.`]
    : told
}
