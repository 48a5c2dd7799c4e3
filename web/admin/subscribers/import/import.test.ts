import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { badRowsCsv } from '../../kit/import/bad-rows'
import { type ImportJob, missingColumns, startJob } from '../../kit/import/import-job'
import { type FileRow, readRows } from '../../kit/import/read-rows'
import { fakeApi } from '../../kit/testing/fake-api'
import { subscriberImport } from './subscriber-import'

const plan = subscriberImport('orchard')
const header = 'email,language,consent date,consent source'
const read = (text: string) => readRows(new File([text], 'readers.csv'))
const job = async (...lines: string[]) =>
  startJob(plan, 'readers.csv', await read([header, ...lines].join('\r\n')))
const goodOf = ({ batches }: ImportJob) => batches.flat().map(({ value }) => value)
const whyOf = ({ bad }: ImportJob) =>
  bad.map(({ position, error, fields }) => [position, error ?? fields])

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00.000Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads rows, days as people write them, and columns by their Vietnamese names', async () => {
  const row = {
    email: 'an@example.com',
    language: 'vi',
    consentAt: '2026-02-05',
    consentSource: 'Hội chợ, Đà Lạt',
  }
  expect(goodOf(await job('An@Example.com,VI,5/2/2026,"Hội chợ, Đà Lạt"'))).toEqual([row])
  const own =
    '\uFEFF"E-mail";Ngôn ngữ;Ngày đồng ý;Nguồn đồng ý\nan@example.com;vi;2026-02-05;Hội chợ, Đà Lạt\n'
  expect(goodOf(await startJob(plan, 'readers.csv', await read(own)))).toEqual([row])
})

it('says what a file lacks before it reads a row', async () => {
  expect(missingColumns(plan, await read('email,lang\nan@example.com,vi'))).toEqual([
    'consent date',
    'consent source',
  ])
})

it('says of every bad row why', async () => {
  const made = await job(
    'an@example.com,vi,2026-02-05,a fair',
    'an,fr,yesterday,x',
    'binh@example.com,en,2026-12-24,a fair',
    'AN@example.com,vi,2026-02-05,a fair',
    'chi@example.com,vi,2026-02-05',
  )
  expect(made.total).toBe(1)
  expect(whyOf(made)).toEqual([
    [3, ['email', 'language', 'consentAt', 'consentSource']],
    [4, ['consentAt']],
    [5, 'repeated'],
    [6, 'columns'],
  ])
})

it('takes the good row of an address after a bad one, and calls no row without an address repeated', async () => {
  const made = await job(
    'an@example.com,fr,2026-02-05,a fair',
    'an@example.com,vi,2026-02-05,a fair',
    ',vi,2026-02-05,a fair',
    ',vi,2026-02-05,a fair',
  )
  expect(goodOf(made)).toMatchObject([{ email: 'an@example.com', language: 'vi' }])
  expect(whyOf(made)).toEqual([
    [2, ['language']],
    [4, ['email']],
    [5, ['email']],
  ])
})

it('takes consent of today in Vietnam from midnight there, and none of tomorrow', async () => {
  vi.setSystemTime(new Date('2026-11-25T17:30:00.000Z'))
  const days = ['2026-11-26', '2026-11-27', '2026-11-25T17:29:00Z', '2026-11-25T17:31:00Z']
  const made = await job(...days.map((day, index) => `reader${index}@example.com,vi,${day},a fair`))
  expect(goodOf(made)).toMatchObject([
    { consentAt: '2026-11-26' },
    { consentAt: '2026-11-25T17:29:00Z' },
  ])
  expect(whyOf(made)).toEqual([
    [3, ['consentAt']],
    [5, ['consentAt']],
  ])
})

it('writes the bad rows with the reason, to be corrected', async () => {
  const { bad } = await job('an,vi,2026-02-05,"say ""hi"""')
  expect(badRowsCsv(bad, ({ fields = [] }) => fields.join())).toBe(
    '\uFEFF"email","language","consent date","consent source","error"\r\n"an","vi","2026-02-05","say ""hi""","2: email"\r\n',
  )
})

it('writes no formula for spreadsheets, and reads what it wrote as it was, however often', async () => {
  const cells = ['+cmd@example.com', '=1+1', '@SUM(1)', "'t Hooft", '-1']
  let { bad } = await job(...cells.map((cell) => `${cell},xx,2026-02-05,${cell}`))
  const cellOf = ({ value }: FileRow, name: string) => (value as Record<string, string>)[name]
  for (const _ of [1, 2]) {
    const written = badRowsCsv(bad, () => 'x')
    expect(written).not.toMatch(/"[=+@-]/)
    bad = (await startJob(plan, 'readers.csv', await read(written))).bad
    expect(bad.map((row) => [cellOf(row, 'email'), cellOf(row, 'consent source')])).toEqual(
      cells.map((cell) => [cell, cell]),
    )
  }
  const mended = badRowsCsv(bad.slice(0, 1), () => 'x').replace('"xx"', '"en"')
  expect(goodOf(await startJob(plan, 'readers.csv', await read(mended)))).toMatchObject([
    { email: '+cmd@example.com', consentSource: '+cmd@example.com' },
  ])
})

it('sends the rows to their list', async () => {
  const api = fakeApi()
  const counts = { added: 1, known: 2, left: 3, suppressed: 4 }
  api.answerWith(() => Response.json(counts))
  expect(await plan.send([{ email: 'an@example.com' }])).toEqual({ counts, refused: [] })
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/api/admin/subscribers/import',
      body: { list: 'orchard', rows: [{ email: 'an@example.com' }] },
    },
  ])
})
