import { afterEach, expect, it, vi } from 'vitest'
import { checkNext, countFates, sendNext, startJob, startSending } from './import-job'

afterEach(() => vi.unstubAllGlobals())

/** Stands in for the API: what it was sent, and what it answers by turns. */
function standIn(...answers: (object | number)[]): { url: string; rows: unknown[] }[] {
  const sent: { url: string; rows: unknown[] }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, rows: JSON.parse(String(init.body)).rows })
    const answer = answers.shift() ?? {}
    return typeof answer === 'number'
      ? new Response('no', { status: answer })
      : Response.json(answer)
  })
  return sent
}

const row = (position: number, externalId: string) => ({
  position,
  value: { externalId, title: `from line ${position}` },
})
const rows = [
  row(2, 'bag'),
  row(3, 'hat'),
  { position: 4, value: undefined, error: 'columns' },
  row(5, 'bad'),
  row(6, 'bag'),
]
const refused = { index: 2, issues: [{ path: 'price', message: 'no number' }] }
const checked = { added: [0, 3], changed: [1], errors: [refused] }

it('counts what would become of each product, of several rows with one id the last', async () => {
  const sent = standIn(checked)
  const job = await checkNext(startJob('a.csv', { rows, positionKind: 'line' }))
  expect(sent[0]?.url).toContain('dryRun=1')
  expect(sent[0]?.rows).toHaveLength(4)
  expect([job.done, job.total]).toEqual([4, 4])
  expect(countFates(job)).toEqual({ added: 1, changed: 1, unchanged: 0 })
  expect(job.bad).toEqual([
    { position: 4, fields: [], error: 'columns' },
    { position: 5, fields: ['price'] },
  ])
})

it('sends the good rows only, each product once', async () => {
  standIn(checked)
  const job = startSending(await checkNext(startJob('a.csv', { rows, positionKind: 'line' })))
  const sent = standIn({ imported: 2, errors: [] })
  const done = await sendNext(job)
  expect(sent[0]?.rows).toEqual([
    { externalId: 'bag', title: 'from line 6' },
    { externalId: 'hat', title: 'from line 3' },
  ])
  expect([done.imported, done.done, done.total]).toEqual([2, 2, 2])
})

it('stays where it was when a batch is not taken, and goes on from there', async () => {
  const many = Array.from({ length: 600 }, (_, index) => row(index + 2, `p-${index}`))
  const job = startSending(startJob('a.csv', { rows: many, positionKind: 'line' }))
  const sent = standIn({ imported: 500, errors: [] }, 503, { imported: 100, errors: [] })
  const half = await sendNext(job)
  await expect(sendNext(half)).rejects.toThrow('503')
  const done = await sendNext(half)
  expect([half.done, done.done, done.imported, done.next]).toEqual([500, 600, 600, 2])
  expect(sent[1]?.rows).toEqual(sent[2]?.rows)
})
