import { expect, it } from 'vitest'
import { readPlaywright, readVitest } from './reports'

const file = (name: string) => `${process.cwd()}/${name}`

it('counts the tests of vitest, and names those that failed and files that could not be run', () => {
  const test = (status: string, fullName: string) => ({ status, fullName })
  const times = { startTime: 1000, endTime: 3500 }
  const report = {
    testResults: [
      {
        name: file('a.test.ts'),
        message: '',
        ...times,
        assertionResults: [test('passed', 'adds'), test('skipped', 'waits')],
      },
      {
        name: file('b.test.ts'),
        message: 'one failed',
        ...times,
        assertionResults: [test('failed', 'takes away')],
      },
      { name: file('c.test.ts'), message: 'no such module', ...times, assertionResults: [] },
    ],
  }
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: ['b.test.ts: takes away', 'c.test.ts: no such module'],
    files: [
      ['a.test.ts', 2500],
      ['b.test.ts', 2500],
      ['c.test.ts', 2500],
    ],
  })
})

it('counts the tests of Playwright at any depth, and names those that failed, were flaky or could not be run', () => {
  const spec = (
    title: string,
    ...runs: [projectName: string, status: string, duration: number][]
  ) => ({
    title,
    tests: runs.map(([projectName, status, duration]) => ({
      projectName,
      status,
      results: [{ duration }],
    })),
  })
  const report = {
    suites: [
      {
        file: 'shop.spec.ts',
        specs: [spec('sorts', ['desktop', 'expected', 100], ['phone', 'unexpected', 200])],
        suites: [{ specs: [spec('filters', ['desktop', 'flaky', 300], ['phone', 'skipped', 0])] }],
      },
    ],
    errors: [{ message: 'no site' }],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: ['shop.spec.ts: sorts (phone)', 'shop.spec.ts: filters (desktop)', 'no site'],
    files: [['shop.spec.ts', 600]],
  })
})
