import { screens } from '../screens'
import { type Editor, fetchServed } from './editor'
import { median, printRow } from './table'

const readers = Number(process.env.READERS ?? 50)
const seconds = Number(process.env.SECONDS ?? 120)
const publishEveryMs = 10_000
/** How long a reader looks at a page. */
const pauseMs = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Readers go through all kinds of pages while an editor publishes. Whoever asks for the changed
 * article once its publication was answered must see it. Returns whether nothing went wrong.
 */
export async function loadSite(url: string, editor: Editor): Promise<boolean> {
  const paths = [editor.path, ...screens.filter(({ isKind }) => isKind).map(({ path }) => path)]
  const until = Date.now() + seconds * 1000
  const times: number[] = []
  const faults: string[] = []
  let edition = 0

  async function read(path: string): Promise<void> {
    const least = edition
    const started = performance.now()
    const response = await fetchServed(url + path)
    const html = await response.text()
    times.push(performance.now() - started)
    if (response.status >= 500) faults.push(`${path}: ${response.status}`)
    if (path !== editor.path || least === 0) return
    const shown = Number(/<h1[^>]*>Lần in (\d+)/.exec(html)?.[1] ?? 0)
    if (shown < least) faults.push(`${path}: edition ${shown} after ${least}`)
  }

  async function readOn(reader: number): Promise<void> {
    await pause((pauseMs / readers) * reader)
    for (let turn = reader; Date.now() < until; turn += 1) {
      await read(paths[turn % paths.length] ?? '/').catch((error) => faults.push(String(error)))
      await pause(pauseMs)
    }
  }

  async function publishOn(): Promise<void> {
    for (let next = 1; Date.now() < until; next += 1) {
      try {
        await editor.publish(`Lần in ${next}`)
        edition = next
      } catch (error) {
        faults.push(String(error))
      }
      await pause(publishEveryMs)
    }
  }

  await Promise.all([publishOn(), ...Array.from({ length: readers }, (_, index) => readOn(index))])
  const sorted = times.toSorted((a, b) => a - b)
  printRow([
    `${readers} readers, ${seconds} s`,
    'requests',
    'published',
    'p50 ms',
    'p99 ms',
    'wrong',
  ])
  printRow([
    'all kinds',
    times.length,
    edition,
    median(times).toFixed(0),
    (sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN).toFixed(0),
    faults.length,
  ])
  for (const fault of faults.slice(0, 10)) process.stdout.write(`${fault}\n`)
  return faults.length === 0
}
