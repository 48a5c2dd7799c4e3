import { rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { createBuilder } from 'vite'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { openOnPhone } from './phone'
import { median, printRow } from './table'

const most = 10
const runs = Number(process.env.RUNS ?? 5)

/**
 * React's profiling build reports renders to the browser's performance panel; with development
 * tools present, of every component (react.dev/reference/dev-tools/react-performance-tracks).
 */
const collectRenders = `globalThis.benchRenders = []
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, checkDCE() {}, inject() {},
  onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} }
console.timeStamp = (name, start, end, track) => {
  if (track === 'Components ⚛') benchRenders.push({ name, start, end })
}`

interface Render {
  name: string
  start: number
  end: number
}

/** Time in which React let the page do something else. */
const blocked = 'Blocked'

/** Milliseconds by component, without those of the components within it. */
function ownTimes(renders: Render[]): Map<string, number> {
  const times = new Map<string, number>()
  const add = (name: string, ms: number) => times.set(name, (times.get(name) ?? 0) + ms)
  const open: Render[] = []
  for (const render of renders.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= render.start) open.pop()
    const ms = render.end - render.start
    add(open.at(-1)?.name ?? blocked, -ms)
    add(render.name, ms)
    open.push(render)
  }
  times.delete(blocked)
  return times
}

/** Prints the components that cost most while a page hydrates at a quarter of the speed. */
export async function profile(paths: string[]): Promise<void> {
  const builder = await createBuilder({
    configLoader: 'runner',
    logLevel: 'error',
    resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
    build: { minify: false },
  })
  await builder.buildApp()
  prepareDatabase('.state')
  const site = await serve({ port: await freePort(), stateDir: '.state' })
  const browser = await chromium.launch(await chooseBrowser())
  try {
    for (const path of paths.length > 0 ? paths : ['/']) {
      const found: Map<string, number>[] = []
      for (let run = 0; run < runs; run += 1) {
        const page = await openOnPhone(browser, site.url + path, collectRenders)
        found.push(ownTimes((await page.evaluate('benchRenders')) as Render[]))
        await page.context().close()
      }
      const names = [...new Set(found.flatMap((times) => [...times.keys()]))]
      const middle = names.map((name): [string, number] => [
        name,
        median(found.map((times) => times.get(name) ?? 0)),
      ])
      printRow([path, 'own ms'])
      for (const [name, ms] of middle.sort(([, a], [, b]) => b - a).slice(0, most))
        printRow([name, ms.toFixed(1)])
    }
  } finally {
    await browser.close()
    await site.stop()
    // Nothing else may take this build for the site's.
    rmSync('dist', { recursive: true })
  }
}
