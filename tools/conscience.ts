import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chooseBrowser } from './browser'
import { inspect } from './conscience/inspect'
import { readKnownKeys } from './conscience/known-keys'
import { listVisits } from './conscience/list-visits'
import { readSitemap } from './conscience/read-sitemap'
import { writeReport } from './conscience/report'
import { defaultLocale } from './default-locale'
import { build, freePort, type LocalSite, prepareDatabase, serve } from './local-site'

/**
 * `npm run conscience [URL]`: visits every page of the site in both languages, as the sitemap lists them, and says what a reader, a search
 * engine or a chat would stumble over. Ends with 1 where it finds something. Without an address it serves the built site itself.
 */
const started = Date.now()

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function startSite(): Promise<Pick<LocalSite, 'url' | 'stop'>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-conscience-'))
  if (!existsSync('dist/mango_road/wrangler.json')) build()
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  return {
    url: site.url,
    async stop() {
      await site.stop()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}

const [given] = process.argv.slice(2)
const site = given ? { url: new URL(given).origin, stop: async () => {} } : await startSite()
const browser = await chromium.launch(await chooseBrowser())
try {
  const listed = await readSitemap(site.url)
  const siteUrl = listed[0]?.origin
  if (!siteUrl) throw new Error('the sitemap is empty')
  const visits = listVisits(listed, defaultLocale)
  say(`${visits.length} pages to visit at ${site.url}`)
  const addresses = { base: site.url, siteUrl }
  const { pages, links, findings } = await inspect({ browser, addresses, defaultLocale, visits, keys: await readKnownKeys(), say })
  const seconds = Math.round((Date.now() - started) / 1000)
  if (findings.length > 0) say(writeReport(findings))
  say(`\n${pages.length} pages, ${links} links, ${findings.length} findings, ${seconds} s`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await site.stop()
}
