import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SendingProgress } from '../schema/api/letters'
import { addAdmins, generatePassword } from './admins'
import { logIn } from './bench/log-in'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { freePort, type LocalSite, prepareDatabase, serve } from './local-site'

/**
 * `npm run letter-load -- --readers N [--rate R] [--double] [--kill]`: sends a letter to so many readers with the built Worker, whose mail goes
 * to a local mail service that counts. With `--double` every Cron Trigger runs twice at the same time, with `--kill` the Worker is killed
 * (SIGKILL) twice on the way. Prints what became of it; fails where a reader was lost or got it twice. Needs a build.
 */
const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '75' },
    double: { type: 'boolean' },
    kill: { type: 'boolean' },
  },
})
const readers = Number(values.readers)
const rate = Number(values.rate)
const minuteMs = 60_000
const say = (line: string) => process.stdout.write(`${line}\n`)

/** A mail service that knows a repeated key, as mail services do: it takes the repetition, and sends nothing again. */
async function startMailService() {
  const keys = new Set<string>()
  const mails = new Map<string, number>()
  const counts = { repeated: 0, bytes: 0 }
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const key = String(request.headers['idempotency-key'])
    const { to } = JSON.parse(body) as { to: [string] }
    if (keys.has(key)) counts.repeated += 1
    else {
      keys.add(key)
      mails.set(to[0], (mails.get(to[0]) ?? 0) + 1)
      counts.bytes += Buffer.byteLength(body)
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, mails, counts, server }
}

/** The processes of the runtime below this one: their parents lead here. */
function runtimes(): string[] {
  const parents = new Map<string, string>()
  const names = new Map<string, string>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name = '', parent = ''] = /^\d+ \((.*)\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      parents.set(pid, parent)
      names.set(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (pid: string): boolean => pid === String(process.pid) || (parents.has(pid) && isOurs(parents.get(pid) ?? ''))
  return [...names].filter(([pid, name]) => name === 'workerd' && isOurs(pid)).map(([pid]) => pid)
}

/** Resident memory of the runtime in MB; the local one holds D1 and KV, too. */
function memory(): number {
  const sizes = runtimes().map((pid) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  })
  return Math.round(Math.max(0, ...sizes))
}

const folder = mkdtempSync(join(tmpdir(), 'mango-road-letters-'))
const service = await startMailService()
const password = generatePassword()
const port = await freePort()

async function start(): Promise<LocalSite> {
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    MAIL_ADAPTER: 'http',
    MAIL_API_URL: service.url,
    LINK_SECRET: 'the secret of the links of this run',
    LETTER_RATE: String(rate),
  }
  return serve({ port, stateDir: folder, variables })
}

prepareDatabase(folder)
await addAdmins({ stateDir: folder }, ['owner'], password)
writeLocalDatabase(folder, [
  [
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
    insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at)
    select 'reader' || n || '@example.com', iif(n % 3, 'vi', 'en'), 'confirmed', '2026-10-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z',
      '2026-10-01T00:00:00.000Z' from numbers`,
    readers,
  ],
])
let site = await start()
const cookie = await logIn(site.url, { username: 'owner', password })

/** Asks the admin's API; the answer as JSON. */
async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(`${site.url}/api/admin/${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<Answer>
}

const paragraph = 'Cà phê sáng ở góc phố, phiên chợ hoa cuối năm và một bát phở nóng trước khi lên đường.'
const content = `Chào bạn,\n\n${Array.from({ length: 100 }, () => paragraph).join('\n\n')}\n\n[Huế](http://localhost:${port}/where-to-go/hue)`
const { id, version } = await ask<{ id: string; version: number }>('entries', {
  kind: 'letter',
  slug: 'thu-thu-nghiem',
  data: {
    ...{ subjectVi: 'Thư thử nghiệm', previewVi: 'Một lá thư dài vừa phải', contentVi: content },
    ...{ subjectEn: 'A letter to test', previewEn: 'A letter of some length', contentEn: content },
    sentOn: '2026-12-01',
  },
})
const input = { mode: 'now', countsClicks: true, isArchived: false, version }
const { recipients } = await ask<SendingProgress>(`letters/${id}/send`, input)

/** Runs the Cron Trigger as if it were so many minutes later; a Worker that is killed meanwhile answers nothing. */
async function runCron(minutes: number): Promise<void> {
  const cron = encodeURIComponent('* * * * *')
  const answer = await fetch(`${site.url}/cdn-cgi/handler/scheduled?cron=${cron}&time=${Date.now() + minutes * minuteMs}`).catch(
    () => undefined,
  )
  await answer?.text().catch(() => '')
}

const begun = Date.now()
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, memory())
}, 1000)
const samples: number[] = []
const killAt = values.kill ? [readers / 3, (readers * 2) / 3] : []
let kills = 0
let isEnded = false

/** Kills the Worker once so many mails have left, and starts it again. */
async function killOnTheWay(): Promise<void> {
  for (const count of killAt) {
    while (service.mails.size < count && !isEnded) await new Promise((resolve) => setTimeout(resolve, 20))
    if (isEnded) return
    restarted = (async () => {
      await site.kill()
      kills += 1
      site = await start()
    })()
    await restarted
  }
}

let restarted: Promise<void> = Promise.resolve()
const killing = killOnTheWay()
const pending = () => Number(readLocalDatabase(folder, "select count(*) as rows from outbox where status = 'pending'")[0]?.rows)
const state = () => String(readLocalDatabase(folder, 'select state from letter_sendings')[0]?.state)
let turns = 0
while (state() !== 'sent' && turns < 100) {
  const started = Date.now()
  await restarted
  await Promise.all(Array.from({ length: values.double ? 2 : 1 }, () => runCron(0)))
  turns += 1
  samples.push(memory())
  say(`turn ${turns}: ${service.mails.size} mails after ${Math.round((Date.now() - begun) / 1000)} s, ${samples.at(-1)} MB`)
  // Like Cloudflare, once a minute; where the Worker is killed it goes on at once.
  if (!values.kill && state() !== 'sent') await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + minuteMs - Date.now())))
}
const seconds = (Date.now() - begun) / 1000
isEnded = true
await killing
// What a killed Worker had taken is tried again when its lease has ended.
for (let minutes = 3; pending() > 0 && minutes < 60; minutes += 3) await runCron(minutes)
clearInterval(watch)
const [sending] = readLocalDatabase(folder, 'select state, taken, sent, failed from letter_sendings')
await site.stop()
service.server.close()
rmSync(folder, { recursive: true, force: true })

const lost = readers - service.mails.size
const doubled = [...service.mails.values()].filter((count) => count > 1).length
say(
  [
    `${recipients} readers, ${turns} turns${values.double ? ', every one doubled' : ''}, the Worker killed ${kills} times`,
    `lost ${lost}, doubled ${doubled}; ${service.counts.repeated} tries repeated with their key after a kill`,
    `${seconds.toFixed(0)} s, ${(service.mails.size / seconds).toFixed(1)} letters a second (LETTER_RATE ${rate}), ${Math.round(service.counts.bytes / service.mails.size / 1024)} KB each`,
    `memory of the runtime with its D1: ${samples[0]} MB after the first turn, ${samples.at(-1)} MB after the last, ${peak} MB at most`,
    `the sending says ${JSON.stringify(sending)}`,
  ].join('\n'),
)
if (lost > 0 || doubled > 0 || sending?.sent !== readers || sending?.taken !== readers) process.exitCode = 1
