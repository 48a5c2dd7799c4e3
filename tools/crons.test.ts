import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startCrons } from './crons'

const crons = ['* * * * *', '17 * * * *']
let ran: string[] = []
const run = async (cron: string) => {
  ran.push(cron)
}

beforeEach(() => {
  ran = []
  vi.useFakeTimers({ now: Date.parse('2026-11-23T07:14:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs every Cron Trigger at the start, then each when it is due', async () => {
  await startCrons(crons, run)
  expect(ran).toEqual(crons)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(ran).toEqual([...crons, '* * * * *', '* * * * *'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran.slice(4)).toEqual(crons)
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(ran.slice(6)).not.toContain('17 * * * *')
})

it('makes up for a pause of the machine, once', async () => {
  await startCrons(crons, run)
  vi.setSystemTime('2026-11-26T09:30:00Z')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran).toEqual([...crons, ...crons])
})

it('waits for a slow one instead of running it twice at a time', async () => {
  const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 150_000)))
  void startCrons(['* * * * *'], slow)
  await vi.advanceTimersByTimeAsync(140_000)
  expect(slow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(slow).toHaveBeenCalledTimes(2)
})

it('refuses a Cron Trigger that it cannot read', async () => {
  await expect(startCrons(['*/5 * * * 1-5'], run)).rejects.toThrow('*/5 * * * 1-5')
})
