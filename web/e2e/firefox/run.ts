import { port } from '../site'
import startSite from '../start-site'
import { startBrowser } from './find-browser'
import { journeys } from './journeys'
import { typeInEditor } from './typing'
import { visit } from './visitor'

/**
 * `npm run test:firefox`: the main journeys in an installed Firefox, on the built site.
 * FIREFOX_PATH names another one, BURSTS how many lines are typed into the editor at each speed.
 * Not part of `npm test`: Firefox comes with no npm package.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const bursts = Number(process.env.BURSTS ?? 3)
const desktop = 1280
const exitWithoutFirefox = 2

const browser = await startBrowser()
if (!browser) {
  say(
    'No Firefox was found. Install one (Debian: apt install firefox-esr) or set FIREFOX_PATH to its program.',
  )
  process.exit(exitWithoutFirefox)
}
const stopSite = await startSite()
const url = `http://localhost:${port}`
let failed = 0

async function check(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    say(`passed  ${title}`)
  } catch (error) {
    failed += 1
    say(`FAILED  ${title}\n${error instanceof Error ? error.stack : error}`)
  }
}

try {
  say(await browser.version())
  for (const { title, width, run } of journeys)
    await check(title, () => visit(browser, url, width, run))
  await check(`an input program types ${bursts} lines at each speed`, () =>
    visit(browser, url, desktop, async (visitor) => {
      const differences = await typeInEditor(visitor, bursts)
      say(`lines that differ: ${JSON.stringify(differences)}`)
      if (Object.values(differences).some((count) => count > 0))
        throw new Error('the editor changed what was typed')
    }),
  )
} finally {
  await browser.close()
  await stopSite()
}
say(`${journeys.length + 1 - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
