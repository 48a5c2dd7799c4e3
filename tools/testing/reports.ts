import { relative } from 'node:path'

/** What a runner of tests has found. */
export interface Results {
  passed: number
  /** Names of the tests that failed. */
  failed: string[]
  /** Milliseconds by file. */
  files: [file: string, ms: number][]
}

interface VitestFile {
  name: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string }[]
}

/** A file that could not be run at all has a message in the place of tests. */
function failedIn({ name, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${relative('.', name)}: ${fullName}`)
  return failed.length === 0 && message !== '' ? [`${relative('.', name)}: ${message}`] : failed
}

/** Reads a report of vitest's reporter `json`. */
export function readVitest(report: string): Results {
  const { testResults }: { testResults: VitestFile[] } = JSON.parse(report)
  return {
    passed: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed'),
    ).length,
    failed: testResults.flatMap(failedIn),
    files: testResults.map(({ name, startTime, endTime }) => [
      relative('.', name),
      endTime - startTime,
    ]),
  }
}

interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Reads a report of Playwright's reporter `json`. */
export function readPlaywright(report: string): Results {
  const {
    suites,
    errors,
  }: { suites: (Suite & { file: string })[]; errors: { message: string }[] } = JSON.parse(report)
  const runs = suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ title, tests }) =>
      tests.map((test) => ({ ...test, name: `${suite.file}: ${title} (${test.projectName})` })),
    ),
  )
  return {
    passed: runs.filter(({ status }) => status === 'expected').length,
    failed: [
      ...runs
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name }) => name),
      ...errors.map(({ message }) => message),
    ],
    files: suites.map((suite) => {
      const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      return [suite.file, results.reduce((sum, { duration }) => sum + duration, 0)]
    }),
  }
}
