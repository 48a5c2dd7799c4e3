import { expect, it } from 'vitest'
import {
  type BatchAnswer,
  countOutcomes,
  type ImportPlan,
  missingColumns,
  rowsToSend,
  runNext,
  splitBatches,
  startJob,
  startSending,
} from './import-job'
import type { FileRow } from './read-rows'

const rows = (count: number, value: unknown = { a: 1 }): FileRow[] =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, value }))

it('cuts rows into batches, in order and without loss', () => {
  const batches = splitBatches(rows(1201), 500)
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 201])
  expect(batches.flat().map(({ position }) => position)).toEqual(
    rows(1201).map(({ position }) => position),
  )
  expect(splitBatches([], 500)).toEqual([])
})

it('makes smaller batches of long rows, one row each at the least', () => {
  const long = { text: 'x'.repeat(250_000) }
  expect(splitBatches(rows(5, long), 500).map(({ length }) => length)).toEqual([2, 2, 1])
  const huge = { text: 'x'.repeat(900_000) }
  expect(splitBatches(rows(2, huge), 500).map(({ length }) => length)).toEqual([1, 1])
})

const plan = (...answers: (BatchAnswer | Error)[]) => {
  const sent: (readonly unknown[])[] = []
  const answer = async (values: readonly unknown[]) => {
    sent.push(values)
    const next = answers.shift()
    if (!next || next instanceof Error) throw next ?? new Error('nothing was to be sent')
    return next
  }
  const made: ImportPlan = {
    endings: ['csv'],
    columns: [
      { name: 'externalId', isNeeded: true, aliases: ['ma'] },
      { name: 'title', isNeeded: true },
      { name: 'note', isNeeded: false },
    ],
    batchRows: 500,
    keyOf: (value) => (value as { externalId?: string }).externalId,
    check: answer,
    send: answer,
  }
  return { plan: made, sent }
}

const row = (position: number, externalId: string): FileRow => ({
  position,
  value: { externalId, title: `from line ${position}` },
})
const some: FileRow[] = [
  row(2, 'bag'),
  row(3, 'hat'),
  { position: 4, error: 'columns' },
  row(5, 'bad'),
  row(6, 'bag'),
  row(7, 'cap'),
]
const refused = [{ index: 1, fields: ['price'] }]
const checked = { counts: {}, outcomes: ['old', 'new', 'new'], refused }

it('says which needed columns a table lacks, whatever their case and marks', () => {
  const { plan: columns } = plan()
  const lacks = (...headers: string[]) =>
    missingColumns(columns, { rows: [], positionKind: 'line', headers })
  expect(lacks('EXTERNALID', 'Title')).toEqual([])
  expect(lacks('Mã', 'note')).toEqual(['title'])
  expect(missingColumns(columns, { rows: [], positionKind: 'item' })).toEqual([])
})

it('names the cells by their columns', async () => {
  const { plan: columns } = plan()
  const value = { Mã: 'bag', TITLE: 'Bag', other: 'x' }
  const job = await startJob(columns, 'a.csv', {
    rows: [{ position: 2, value }],
    positionKind: 'line',
    headers: Object.keys(value),
  })
  expect(job.batches.flat()[0]?.value).toEqual({ externalId: 'bag', title: 'Bag', other: 'x' })
})

it('counts what would become of each row, and leaves out both of two with one key', async () => {
  const { plan: both, sent } = plan(checked, { counts: { imported: 2 }, refused: [] })
  const job = await runNext(
    both,
    await startJob(both, 'a.csv', { rows: some, positionKind: 'line' }),
  )
  expect([job.done, job.total, sent[0]?.length]).toEqual([3, 3, 3])
  expect(countOutcomes(job)).toEqual({ new: 1, old: 1 })
  expect(job.bad).toEqual([
    { ...row(2, 'bag'), twin: 6 },
    { position: 4, error: 'columns' },
    { ...row(6, 'bag'), twin: 2 },
    { ...row(5, 'bad'), fields: ['price'] },
  ])
  expect(rowsToSend(job).map(({ position }) => position)).toEqual([3, 7])
  const done = await runNext(both, startSending(both, job))
  expect(sent[1]).toEqual([row(3, 'hat').value, row(7, 'cap').value])
  expect([done.counts, done.done, done.total]).toEqual([{ imported: 2 }, 2, 2])
})

it('stays where it was when a batch is not taken, and goes on from there', async () => {
  const many = Array.from({ length: 600 }, (_, index) => row(index + 2, `p-${index}`))
  const { plan: sending, sent } = plan(
    { counts: { imported: 500 }, refused: [] },
    new Error('503'),
    { counts: { imported: 100 }, refused: [] },
  )
  const job = startSending(
    sending,
    await startJob(sending, 'a.csv', { rows: many, positionKind: 'line' }),
  )
  const half = await runNext(sending, job)
  await expect(runNext(sending, half)).rejects.toThrow('503')
  const done = await runNext(sending, half)
  expect([half.done, done.done, done.counts, done.next]).toEqual([500, 600, { imported: 600 }, 2])
  expect(sent[1]).toEqual(sent[2])
})
