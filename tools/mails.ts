import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run mails`: shows the dev mailbox, the newest first, and writes each message as HTML and
 * text below `<STATE_DIR>/mails/`, to look at in a browser.
 */
interface StoredMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  created_at: string
}

const stateDir = process.env.STATE_DIR ?? '.state'
const query =
  'select id, recipient, subject, text, html, created_at from kept_mails order by created_at desc limit 50'
const answer = execFileSync(
  'wrangler',
  ['d1', 'execute', 'DB', '--local', '--json', '--persist-to', stateDir, '--command', query],
  {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const [{ results }] = JSON.parse(answer.toString()) as [{ results: StoredMail[] }]
const folder = join(stateDir, 'mails')
mkdirSync(folder, { recursive: true })
for (const mail of results) {
  const file = join(folder, mail.id.replace(/[^\w-]+/g, '-'))
  writeFileSync(`${file}.html`, mail.html)
  writeFileSync(`${file}.txt`, mail.text)
  process.stdout.write(`${mail.created_at}  ${mail.recipient}\n  ${mail.subject}\n  ${file}.html\n`)
}
if (results.length === 0) process.stdout.write('The dev mailbox is empty.\n')
