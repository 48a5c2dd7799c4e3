import { expect } from 'vitest'

/** Holds that a text tells visitors nothing of the code or the database. */
export function expectNoLeak(text: string): void {
  expect(text).not.toMatch(/D1_ERROR|SQLITE_|D1 is|KV is|is down|Failed query|\bselect .+ from\b|\binsert into\b|\bat \S+ \(|\.ts:\d+/i)
}
