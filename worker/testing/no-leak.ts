import { expect } from 'vitest'

/** Expects a text without details of the code or the database. */
export function expectNoLeak(text: string): void {
  expect(text).not.toMatch(
    /D1_ERROR|SQLITE_|(D1|KV|API|rendering) is down|Failed query|select \* from|insert into "|\n\s+at \S+ \(|\.ts:\d+:\d+/,
  )
}
