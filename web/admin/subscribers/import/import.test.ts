import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../kit/testing/fake-api'
import { sendNext, startJob } from './import-job'
import { badRowsCsv, readSubscribers } from './import-rows'

const now = new Date('2026-11-26T10:00:00.000Z')
const header = 'email,language,consent date,consent source'
const file = (...lines: string[]) => readSubscribers([header, ...lines].join('\r\n'), now)

afterEach(() => vi.unstubAllGlobals())

it('reads rows, days as people write them, and columns by their Vietnamese names', () => {
  const row = {
    email: 'an@example.com',
    language: 'vi',
    consentAt: '2026-02-05',
    consentSource: 'Hội chợ, Đà Lạt',
  }
  expect(file('An@Example.com,VI,5/2/2026,"Hội chợ, Đà Lạt"').good).toEqual([row])
  const own =
    '\uFEFF"E-mail",Ngôn ngữ,Ngày đồng ý,Nguồn đồng ý\nan@example.com,vi,2026-02-05,"Hội chợ, Đà Lạt"\n'
  expect(readSubscribers(own, now)).toEqual({ good: [row], bad: [], missing: [] })
})

it('says what a file lacks before it reads a row', () => {
  expect(readSubscribers('email,lang\nan@example.com,vi', now)).toEqual({
    good: [],
    bad: [],
    missing: ['consentAt', 'consentSource'],
  })
})

it('says of every bad row why', () => {
  const { good, bad } = file(
    'an@example.com,vi,2026-02-05,a fair',
    'an,fr,yesterday,x',
    'binh@example.com,en,2026-12-24,a fair',
    'AN@example.com,vi,2026-02-05,a fair',
    'chi@example.com,vi,2026-02-05',
  )
  expect(good).toHaveLength(1)
  expect(bad.map(({ line, faults, unreadable }) => [line, unreadable ?? faults])).toEqual([
    [3, ['email', 'language', 'consentAt', 'consentSource']],
    [4, ['consentAt']],
    [5, ['repeated']],
    [6, 'columns'],
  ])
})

it('takes the good row of an address after a bad one, and calls no row without an address repeated', () => {
  const { good, bad } = file(
    'an@example.com,fr,2026-02-05,a fair',
    'an@example.com,vi,2026-02-05,a fair',
    ',vi,2026-02-05,a fair',
    ',vi,2026-02-05,a fair',
  )
  expect(good).toMatchObject([{ email: 'an@example.com', language: 'vi' }])
  expect(bad.map(({ line, faults }) => [line, faults])).toEqual([
    [2, ['language']],
    [4, ['email']],
    [5, ['email']],
  ])
})

it('takes consent of today in Vietnam from midnight there, and none of tomorrow', () => {
  const afterMidnight = new Date('2026-11-25T17:30:00.000Z')
  const days = ['2026-11-26', '2026-11-27', '2026-11-25T17:29:00Z', '2026-11-25T17:31:00Z']
  const lines = days.map((day, index) => `reader${index}@example.com,vi,${day},a fair`)
  const { good, bad } = readSubscribers([header, ...lines].join('\n'), afterMidnight)
  expect(good.map(({ consentAt }) => consentAt)).toEqual(['2026-11-26', '2026-11-25T17:29:00Z'])
  expect(bad.map(({ faults }) => faults)).toEqual([['consentAt'], ['consentAt']])
})

it('writes the bad rows with the reason, to be corrected', () => {
  const { bad } = file('an,vi,2026-02-05,"say ""hi"""')
  expect(badRowsCsv(bad, ({ faults }) => faults.join())).toBe(
    '\uFEFF"email","language","consent date","consent source","error"\r\n"an","vi","2026-02-05","say ""hi""","2: email"\r\n',
  )
})

it('writes no formula for spreadsheets, and reads what it wrote as it was, however often', () => {
  const cells = ['+cmd@example.com', '=1+1', '@SUM(1)', "'t Hooft", '-1']
  let { bad } = file(...cells.map((cell) => `${cell},xx,2026-02-05,${cell}`))
  for (const _ of [1, 2]) {
    const written = badRowsCsv(bad, () => 'x')
    expect(written).not.toMatch(/"[=+@-]/)
    bad = readSubscribers(written, now).bad
    expect(bad.map((row) => [row.cells.email, row.cells['consent source']])).toEqual(
      cells.map((cell) => [cell, cell]),
    )
  }
  const mended = badRowsCsv(bad.slice(0, 1), () => 'x').replace('"xx"', '"en"')
  expect(readSubscribers(mended, now).good).toMatchObject([
    { email: '+cmd@example.com', consentSource: '+cmd@example.com' },
  ])
})

it('sends 500 at a time, sums what became of them and goes on where it stopped', async () => {
  const api = fakeApi()
  api.answerWith(() => Response.json({ added: 1, known: 2, left: 3, suppressed: 4 }))
  const rows = Array.from({ length: 620 }, (_, index) => ({
    email: `reader${index}@example.com`,
    language: 'en',
    consentAt: '2026-02-05',
    consentSource: 'a fair',
  }))
  const first = await sendNext(startJob('a.csv', 'orchard', rows, []))
  expect([first.done, first.result.added]).toEqual([500, 1])
  api.answerWith(() => new Error('no network'))
  await expect(sendNext(first)).rejects.toThrow()
  api.answerWith(() => Response.json({ added: 120, known: 0, left: 0, suppressed: 0 }))
  const done = await sendNext(first)
  expect([done.done, done.result]).toEqual([620, { added: 121, known: 2, left: 3, suppressed: 4 }])
  expect(
    api.requests.map(({ body }) => [
      (body as { list: string }).list,
      (body as { rows: unknown[] }).rows.length,
    ]),
  ).toEqual([
    ['orchard', 500],
    ['orchard', 120],
    ['orchard', 120],
  ])
})
