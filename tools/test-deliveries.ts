import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { freePort, prepareDatabase, serve } from './local-site'

/**
 * Hundreds of submissions and a letter to many readers against the built Worker, while a mail
 * service and Telegram (real local HTTP servers) fail at random in half of the calls, and the
 * Worker is killed and started again in the middle. Every submission must be stored once, and it
 * and every letter delivered exactly once per channel, by idempotency key. Prints the figures;
 * fails where they are wrong. Part of `npm test`; needs a build. SUBMISSIONS and READERS say how
 * many there are, KILLS and LETTER_KILLS how often the Worker ends, PREPARED names a state folder
 * to start from.
 */
const submissions = Number(process.env.SUBMISSIONS ?? 600)
const readers = Number(process.env.READERS ?? 0)
const kills = Number(process.env.KILLS ?? 1)
const letterKills = Number(process.env.LETTER_KILLS ?? 0)
/** Of one delivery, so that it is always taken within a day of tries. */
const mostFailures = 8
/** Which calls fail is the same in every run. */
let seed = 20261121

function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

interface Peer {
  url: string
  calls: number
  /** How often it was called with a key. */
  tries: Map<string, number>
  failures: number
  accepted: Set<string>
  /** Keys whose sender was told so; whatever comes again then is needless. */
  confirmed: Set<string>
  needless: number
  server: Server
}

/**
 * A peer that knows a repeated key, as mail services do: it answers the repetition like the first
 * time. It fails before accepting (500, cut connection) or after (accepted, and the answer is
 * lost).
 */
async function startPeer(): Promise<Peer> {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const key = String(request.headers['idempotency-key'])
    peer.calls += 1
    const tries = (peer.tries.get(key) ?? 0) + 1
    peer.tries.set(key, tries)
    // Nobody is out of order for a whole day, after which a delivery is given up.
    const fate = tries > mostFailures ? 1 : random()
    if (fate < 0.5) peer.failures += 1
    if (fate < 0.2) return void response.writeHead(500).end('out of order')
    if (fate < 0.4) return void request.socket.destroy()
    if (peer.confirmed.has(key)) peer.needless += 1
    peer.accepted.add(key)
    if (fate < 0.5) return void request.socket.destroy()
    peer.confirmed.add(key)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const peer: Peer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: 0,
    tries: new Map(),
    failures: 0,
    accepted: new Set(),
    confirmed: new Set(),
    needless: 0,
    server,
  }
  return peer
}

const folder = mkdtempSync(join(tmpdir(), 'travel-site-deliveries-'))
const [mail, telegram] = [await startPeer(), await startPeer()]
const variables = {
  MAIL_ADAPTER: 'http',
  MAIL_API_URL: `${mail.url}/send`,
  TELEGRAM_API_URL: telegram.url,
  TELEGRAM_BOT_TOKEN: 'local-test',
  TELEGRAM_STAFF_CHAT: '-1',
  LETTER_RATE: '75',
  LINK_SECRET: 'of the readers of this test, and of nobody else',
}

if (process.env.PREPARED) cpSync(process.env.PREPARED, folder, { recursive: true })
else prepareDatabase(folder)
if (readers > 0) writeLocalDatabase(folder, letterRows())
const port = await freePort()
const start = () => serve({ port, stateDir: folder, variables })
let site = await start()

/** A letter that is due, and its readers. */
function letterRows(): Parameters<typeof writeLocalDatabase>[1] {
  const now = new Date().toISOString()
  const content = { vi: { subject: 'Thư', preview: '', content: 'Chào bạn' } }
  return [
    [
      `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived, recipients, created_by, created_at)
        values ('test', 'letter.test', 'letter', 'scheduled', 'now', '{}', ?, 0, 0, ?, 'mai', ?)`,
      JSON.stringify(content),
      readers,
      now,
    ],
    ["insert into letter_runs (sending_id, language, starts_at) values ('test', 'vi', ?)", now],
    ...Array.from({ length: readers }, (_, number): [string, ...string[]] => [
      `insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at)
        values (?, 'vi', 'confirmed', ?, ?, ?)`,
      `reader${number}@example.com`,
      now,
      now,
      now,
    ]),
  ]
}

function submission(number: number): {
  path: string
  body: Record<string, unknown>
  address: string
} {
  const common = {
    name: `Khách ${number}`,
    email: `khach${number}@example.com`,
    language: number % 2 ? 'vi' : 'en',
    idempotencyKey: randomUUID(),
  }
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  if (number % 2)
    return {
      path: '/api/trip-leads',
      body: { ...common, destination: 'Huế', travelDates: 'Tháng 3' },
      address,
    }
  return {
    path: '/api/contact',
    body: { ...common, service: 'tour', message: `Lời nhắn số ${number}` },
    address,
  }
}

/** Sends one until it is taken, as the form's visitor would: the same body with the same key. */
async function submit(number: number): Promise<number> {
  const { path, body, address } = submission(number)
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(site.url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'CF-Connecting-IP': address,
        },
        body: JSON.stringify(body),
      })
      await response.text()
      if (response.status === 201) return tries
      if (response.status < 500)
        throw new RangeError(`submission ${number} was answered ${response.status}`)
    } catch (error) {
      if (error instanceof RangeError || tries > 60) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Runs the delivering Cron Trigger as if it were so many minutes later. */
async function runCron(minutes: number): Promise<void> {
  const time = Date.now() + minutes * 60_000
  const answer = await fetch(
    `${site.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('* * * * *')}&time=${time}`,
  )
  if (!answer.ok)
    throw new Error(`the Cron Trigger answered ${answer.status}: ${await answer.text()}`)
}

const started = Date.now()
let next = 0
let repeats = 0
let restarts = 0

async function sendInTurn(): Promise<void> {
  while (next < submissions) {
    next += 1
    repeats += (await submit(next)) - 1
  }
}

let isDown = false
let isOver = false

/** Kills the Worker so many times on the way to `all`, and starts it again. */
async function killOnTheWay(times: number, all: number, reached: () => number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    while (!isOver && reached() < (all * time) / (times + 1))
      await new Promise((resolve) => setTimeout(resolve, 50))
    if (isOver) return
    isDown = true
    await site.kill()
    site = await start()
    isDown = false
    restarts += 1
  }
}

await Promise.all([
  ...Array.from({ length: 8 }, sendInTurn),
  killOnTheWay(kills, submissions, () => next),
])
const sentAfter = Date.now() - started
const tried = mail.calls + telegram.calls

const letters = () => [...mail.accepted].filter((key) => key.startsWith('letter:')).length
const left = () =>
  readLocalDatabase(
    folder,
    "select (select count(*) from outbox where status = 'pending') + (select count(*) from letter_sendings where state <> 'sent') as rows",
  )[0]?.rows as number

async function deliverAll(): Promise<void> {
  // The Worker refuses a time that is more than a day ahead.
  for (let minutes = 3; left() > 0 && minutes < 24 * 60; minutes += 3) {
    await runCron(minutes).catch((error: unknown) => {
      if (!isDown) throw error
    })
    while (isDown) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  isOver = true
}

await Promise.all([deliverAll(), killOnTheWay(letterKills, readers, letters)])
const deliveredAfter = Date.now() - started

const [stored] = readLocalDatabase(folder, 'select count(*) as rows from submissions')
const outbox = readLocalDatabase(
  folder,
  'select status, count(*) as rows from outbox group by status',
)
// Mail that waits for an hour is a trouble, which the staff chat is told of.
const [told] = readLocalDatabase(
  folder,
  "select count(*) as rows from outbox where kind = 'trouble-channel'",
)
await site.stop()
for (const { server } of [mail, telegram]) server.close()
rmSync(folder, { recursive: true, force: true })

const chat = submissions + Number(told?.rows)
const expected = { stored: submissions, mails: submissions * 2 + readers, letters: readers, chat }
const found = {
  stored: stored?.rows,
  mails: mail.accepted.size,
  letters: letters(),
  chat: telegram.accepted.size,
}
process.stdout.write(
  [
    `${submissions} submissions in ${(sentAfter / 1000).toFixed(1)} s, ${repeats} sent again by the visitor, ${restarts} restarts of the Worker; all delivered after ${(deliveredAfter / 1000).toFixed(1)} s`,
    `${tried} calls of peers while they came in, ${mail.calls + telegram.calls} in all, ${mail.failures + telegram.failures} of them failed`,
    `${mail.needless + telegram.needless} calls repeated what was confirmed already (the Worker was killed before it could note it)`,
    `stored ${found.stored}, mails accepted ${found.mails} (letters ${found.letters}), chat messages accepted ${found.chat}; outbox ${JSON.stringify(outbox)}`,
    '',
  ].join('\n'),
)
if (JSON.stringify(found) !== JSON.stringify(expected)) {
  process.stderr.write(`expected ${JSON.stringify(expected)}\n`)
  process.exitCode = 1
}
