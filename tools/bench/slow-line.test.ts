import { expect, it } from 'vitest'
import { openSlowLine, readPriority, type Sharing } from './slow-line'

it.each([
  [undefined, 3, false],
  ['u=1, i', 1, true],
  ['i', 3, true],
  ['u=0', 0, false],
  ['u=5, i=?0', 5, false],
  ['u=9', 3, false],
])('reads the priority %s', (header, urgency, isIncremental) => {
  expect(readPriority(header)).toEqual({ urgency, isIncremental })
})

/** The order in which the last bytes of three streams come that were asked for one after the other. */
async function orderOfEnds(sharing: Sharing): Promise<string[]> {
  const send = openSlowLine(sharing)
  const ended: string[] = []
  const stream = (name: string, priority: string | undefined, kilobytes: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        ended.push(name)
        resolve()
      }
      send({ body: Buffer.alloc(kilobytes * 1000), write: () => {}, end, isClosed: () => false }, priority)
    })
  await Promise.all([stream('script', undefined, 10), stream('small script', undefined, 2), stream('picture', 'u=1, i', 10)])
  return ended
}

it('sends what is urgent first, and what came first of the rest; or gives all the same part of the line', async () => {
  expect(await orderOfEnds('ordered')).toEqual(['picture', 'script', 'small script'])
  expect((await orderOfEnds('alike'))[0]).toBe('small script')
})

it('takes as long as the bytes take, and leaves out what nobody waits for any more', async () => {
  const send = openSlowLine('ordered')
  const sent: number[] = []
  const started = performance.now()
  send({ body: Buffer.alloc(1e6), write: (bytes) => sent.push(bytes.length), end: () => {}, isClosed: () => true }, 'u=0')
  await new Promise<void>((resolve) => {
    send({ body: Buffer.alloc(20_000), write: (bytes) => sent.push(bytes.length), end: resolve, isClosed: () => false }, undefined)
  })
  expect(performance.now() - started).toBeGreaterThan(90)
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(20_000)
})
