import { createHmac, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TourDaysAnswer } from '../schema/api/bookings'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { freePort, prepareDatabase, serve } from './local-site'

/**
 * Hundreds of buyers for twelve seats at once against the built Worker, which is killed and started
 * again in the middle, with a stand-in of Stripe that signs its webhooks and sends them twice,
 * late, out of order and forged, and refuses some refunds at first. Every kill ends the unpaid
 * holds, half of the buyers pay after the next kill, so too late, and half of those with a voucher
 * cancel. No seat may be sold twice, no card charged twice, and whoever has paid must have a
 * voucher or the money back. Needs a build. BUYERS says how many
 * there are, KILLS how often the Worker ends, PREPARED names a state folder to start from.
 */
const buyers = Number(process.env.BUYERS ?? 500)
const kills = Number(process.env.KILLS ?? 6)
const seats = 12
const together = 16
/** Which calls fail is the same in every run. */
let seed = 20261201

function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const secret = 'whsec_of_this_test_alone'

interface Session {
  code: string
  amount: number
  payment: string
  isCharged: boolean
}

const sessions = new Map<string, Session>()
/** Refunded amounts by idempotency key. */
const refunds = new Map<string, { payment: string; amount: number }>()
let refusedRefunds = 0

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const piece of request) body += piece
  return new URLSearchParams(body)
}

/** Knows a repeated idempotency key, as Stripe does. */
const stripe = createServer(async (request, response) => {
  const form = await bodyOf(request)
  const key = String(request.headers['idempotency-key'])
  const answer = (status: number, json: object) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(json))
  if (request.url === '/v1/checkout/sessions') {
    const session = sessions.get(key) ?? {
      code: form.get('client_reference_id') ?? '',
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      payment: `pi_${sessions.size}`,
      isCharged: false,
    }
    sessions.set(key, session)
    return answer(200, { id: key, object: 'checkout.session', url: `https://pay.example/${key}` })
  }
  if (request.url === '/v1/refunds') {
    if (random() < 0.3) {
      refusedRefunds += 1
      return answer(500, { error: { type: 'api_error', message: 'out of order' } })
    }
    refunds.set(key, {
      payment: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
    })
    return answer(200, { id: `re_${key}`, object: 'refund', status: 'succeeded' })
  }
  answer(404, { error: { type: 'invalid_request_error', message: 'unknown' } })
})
await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve))

const folder = mkdtempSync(join(tmpdir(), 'travel-site-bookings-'))
if (process.env.PREPARED) cpSync(process.env.PREPARED, folder, { recursive: true })
else prepareDatabase(folder)
const port = await freePort()
const start = () =>
  serve({
    port,
    stateDir: folder,
    variables: {
      PAYMENTS: 'live',
      STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
      STRIPE_SECRET_KEY: 'sk_test_of_this_test',
      STRIPE_WEBHOOK_SECRET: secret,
      MAIL_ADAPTER: 'local',
    },
  })
let site = await start()
const { tour, days } = (await (
  await fetch(`${site.url}/api/bookings/days?locale=vi`)
).json()) as TourDaysAnswer
const day = days.find(({ state }) => state === 'open')?.day
if (!tour || !day) throw new Error('the sample has no tour with a day to book')

interface Answer {
  status: number
  body: { next?: string; code?: string }
}

/** Repeats until the Worker answers, as people do. */
async function send(path: string, body: object, buyer: number): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(`${site.url}/api/bookings${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'CF-Connecting-IP': `10.1.${buyer >> 8}.${buyer & 255}`,
        },
        body: JSON.stringify(body),
      })
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] }
      if (answer.status < 500 && answer.status !== 429) return answer
    } catch (error) {
      if (tries > 200) throw error
    }
    await wait(200)
  }
}

/** Tells of a payment until it is taken, then once more now and then, and once forged. */
async function tell({ code, amount, payment }: Session): Promise<void> {
  const event = {
    id: `evt_${payment}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        payment_status: 'paid',
        payment_intent: payment,
        client_reference_id: code,
        amount_total: amount,
        currency: 'vnd',
      },
    },
  }
  const post = async (key: string) => {
    const body = JSON.stringify(event)
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    const response = await fetch(`${site.url}/api/payments/stripe`, {
      method: 'POST',
      headers: { 'Stripe-Signature': `t=${time},v1=${signature}` },
      body,
    })
    await response.text()
    return response.status
  }
  if (random() < 0.2) await post('whsec_forged').catch(() => undefined)
  let again = random() < 0.4 ? 2 : 1
  while (again > 0) {
    const status = await post(secret).catch(() => 0)
    if (status === 200) again -= 1
    else await wait(300)
  }
}

let restarted = Promise.withResolvers<void>()
/** Buyers who wait for the next kill; once all do, nobody brings it nearer. */
let late = 0
let soldOut = 0
let gaveUp = 0

async function buy(buyer: number): Promise<void> {
  const adults = 1 + (buyer % 3)
  const hold = { tour: tour?.slug, day, adults, children: 0, language: 'vi' }
  const held = await send('', { ...hold, idempotencyKey: randomUUID() }, buyer)
  if (held.status !== 201) {
    soldOut += 1
    return
  }
  const token = new URL(held.body.next ?? '', site.url).searchParams.get('token')
  const guest = { name: `Khách ${buyer}`, email: `khach${buyer}@example.com`, phone: '' }
  const asked = { token, ...guest, method: 'card', part: buyer % 2 ? 'all' : 'deposit' }
  const details = await send('/details', asked, buyer)
  const session = sessions.get(details.body.next?.split('/').at(-1) ?? '')
  if (!session || random() < 0.3) {
    gaveUp += 1
    return
  }
  if (!isOver && random() < 0.5) {
    late += 1
    await restarted.promise
    late -= 1
  }
  session.isCharged = true
  await tell(session)
  if (random() < 0.5) await send('/cancel', { token }, buyer)
}

let next = 0
let isOver = false

async function buyInTurn(): Promise<void> {
  while (next < buyers) {
    next += 1
    await buy(next)
  }
}

async function killOnTheWay(): Promise<void> {
  for (let time = 1; time <= kills; time += 1) {
    while (next < (buyers * time) / (kills + 1) && late < together) await wait(50)
    await site.kill()
    writeLocalDatabase(folder, [
      [
        "update bookings set held_until = '2020-01-01T00:00:00.000Z' where status in ('held', 'awaiting')",
      ],
    ])
    site = await start()
    restarted.resolve()
    restarted = Promise.withResolvers<void>()
  }
  isOver = true
  restarted.resolve()
}

const started = Date.now()
await Promise.all([...Array.from({ length: together }, buyInTurn), killOnTheWay()])

const open = "select count(*) as rows from payments where state = 'pending'"
for (let minutes = 3; minutes < 24 * 60; minutes += 30) {
  const time = Date.now() + minutes * 60_000
  const cron = encodeURIComponent('* * * * *')
  await fetch(`${site.url}/cdn-cgi/handler/scheduled?cron=${cron}&time=${time}`)
  if (minutes > 60 && readLocalDatabase(folder, open)[0]?.rows === 0) break
}
const seconds = (Date.now() - started) / 1000
await site.stop()
stripe.close()

const [sold] = readLocalDatabase(
  folder,
  "select coalesce(sum(adults + children), 0) as rows from bookings where status = 'confirmed'",
)
const statuses = readLocalDatabase(
  folder,
  'select status, count(*) as rows from bookings group by status',
)
const confirmed = new Set(
  readLocalDatabase(folder, "select code from bookings where status = 'confirmed'").map(
    ({ code }) => code,
  ),
)
const letters = readLocalDatabase(
  folder,
  "select kind, count(*) as rows from outbox where kind like 'booking-%' group by kind",
)
rmSync(folder, { recursive: true, force: true })

const charged = [...sessions.values()].filter(({ isCharged }) => isCharged)
const back = (payment: string) =>
  [...refunds.values()]
    .filter((refund) => refund.payment === payment)
    .reduce((sum, { amount }) => sum + amount, 0)
const codes = charged.map(({ code }) => code)
const wrong = {
  oversold: Math.max(0, Number(sold?.rows) - seats),
  chargedTwice: codes.length - new Set(codes).size,
  paidForNothing: charged.filter(
    ({ code, payment, amount }) => !confirmed.has(code) && back(payment) !== amount,
  ).length,
  voucherAndMoneyBack: charged.filter(
    ({ code, payment }) => confirmed.has(code) && back(payment) > 0,
  ).length,
}
process.stdout.write(
  [
    `${buyers} buyers for ${seats} seats in ${seconds.toFixed(1)} s, ${kills} kills of the Worker: ${soldOut} found no seats, ${gaveUp} gave up, ${charged.length} cards charged`,
    `${sold?.rows} seats sold; bookings ${JSON.stringify(statuses)}`,
    `${refunds.size} refunds, ${refusedRefunds} of them refused at first; letters ${JSON.stringify(letters)}`,
    `${JSON.stringify(wrong)}`,
    '',
  ].join('\n'),
)
if (Object.values(wrong).some((count) => count > 0) || charged.length === 0) process.exitCode = 1
