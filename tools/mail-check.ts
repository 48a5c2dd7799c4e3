import { execFileSync } from 'node:child_process'
import { resolveTxt } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { mailAdapters } from '../schema/mail-services'
import { type Answer, advise, judgeSender, usualSelectors } from './mail-check/judge-sender'

/**
 * `npm run mail:check -- --from letters@example.com [--service NAME] [--selector NAME …] [--remote
 * [--env preview]]`: asks DNS whether the domain that mail is sent from has SPF, DKIM and DMARC, says what
 * is missing, and stores the findings, unless DNS could not be asked, for the admin's page of
 * letters: in the local database (`STATE_DIR`) unless given `--remote`. Without `--from` the
 * address is MAIL_FROM. The service (resend, postmark, ses, brevo, mailgun) says what SPF
 * must include; without it it is MAIL_ADAPTER.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: process.env.MAIL_FROM ?? '' },
    service: { type: 'string', default: process.env.MAIL_ADAPTER ?? 'none' },
    selector: { type: 'string', multiple: true, default: [] },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
  },
})

/** What DNS holds as text under a name: no records, its records, or that it could not be asked. */
async function ask(name: string): Promise<Answer> {
  try {
    return { records: (await resolveTxt(name)).map((parts) => parts.join('')) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return code === 'ENOTFOUND' || code === 'ENODATA' ? { records: [] } : { fault: code }
  }
}

function store(domain: string, found: { spf: string; dkim: string; dmarc: string }): void {
  const row = [domain, found.spf, found.dkim, found.dmarc, new Date().toISOString()].map(
    (value) => `'${value.replaceAll("'", "''")}'`,
  )
  const sql = `insert or replace into sender_checks (domain, spf, dkim, dmarc, checked_at) values (${row.join(', ')})`
  const place = values.remote
    ? ['--remote', ...(values.env ? ['--env', values.env] : [])]
    : ['--local', '--persist-to', process.env.STATE_DIR ?? '.state']
  execFileSync('wrangler', ['d1', 'execute', 'DB', ...place, '--json', '--yes', '--command', sql], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const domain = /^[^\s@]+@([a-z0-9.-]+\.[a-z]{2,})$/i.exec(values.from.trim())?.[1]?.toLowerCase()
const service = mailAdapters.find((name) => name === values.service)
if (!domain || !service) {
  process.stderr.write(
    'Say: npm run mail:check -- --from <the address in MAIL_FROM> [--service <MAIL_ADAPTER>] [--selector <DKIM selector>] [--remote]\n',
  )
  process.exit(1)
}

const selectors = values.selector.length > 0 ? values.selector : usualSelectors
const [spf, dmarc, ...keys] = await Promise.all([
  ask(domain),
  ask(`_dmarc.${domain}`),
  ...selectors.map((selector) => ask(`${selector}._domainkey.${domain}`)),
])
const found = judgeSender({ spf, dmarc, keys, isSelectorTold: values.selector.length > 0 })
process.stdout.write(`${domain}\n${advise(domain, found, service).join('\n')}\n`)
if (found.faults.length > 0) {
  process.stdout.write('Not stored, so that what was found before still stands.\n')
  process.exitCode = 1
} else {
  store(domain, found)
  process.stdout.write('Stored: the admin shows it on the page of letters.\n')
}
