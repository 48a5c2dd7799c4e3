import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { checkInBrowser } from './audit/browser'
import { createPageCheck } from './audit/page'
import { type AuditedPage, checkLinks, checkTogether, type Finding, open } from './audit/site'
import { listVisits, readSitemap, type Visit } from './audit/visits'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { build, freePort, type LocalSite, prepareDatabase, serve } from './local-site'

/**
 * `npm run audit [-- URL]`: checks every page of the sitemap in both languages (markup, heads, structured data, links, spelling) and one page
 * of each kind in a browser (console, hydration, accessibility, widths). Without a URL it serves the built site. Exits with 1 on findings.
 */
const started = Date.now()
const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
const say = (line: string) => process.stdout.write(`${line}\n`)

async function startSite(): Promise<Pick<LocalSite, 'url' | 'stop'>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-audit-'))
  if (!existsSync('dist/mango_road/wrangler.json')) build()
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  return { url: site.url, stop: () => site.stop().finally(() => rmSync(stateDir, { recursive: true, force: true })) }
}

const [given] = process.argv.slice(2)
const site = given ? { url: new URL(given).origin, stop: async () => {} } : await startSite()
const findings: Finding[] = []
const pages: AuditedPage[] = []

async function fetchAndCheck(visits: readonly Visit[]): Promise<void> {
  const checkPage = await createPageCheck()
  for (const visit of visits) {
    const response = await open(site.url + visit.path, 'manual')
    const checked = await checkPage(await response.text(), visit)
    const status = response.status === visit.status ? [] : [`status: ${response.status} instead of ${visit.status}`]
    for (const sentence of [...status, ...checked.findings]) findings.push({ page: visit.path, sentence })
    pages.push({ ...visit, facts: checked.facts })
  }
  say(`${pages.length} documents read, ${elapsed()}`)
}

async function browse(visits: readonly Visit[]): Promise<void> {
  const browser = await chromium.launch(await chooseBrowser())
  try {
    for (const visit of visits)
      for (const sentence of await checkInBrowser(browser, site.url, visit)) findings.push({ page: visit.path, sentence })
    say(`${visits.length} pages opened, ${elapsed()}`)
  } finally {
    await browser.close()
  }
}

try {
  const listed = await readSitemap(site.url)
  const visits = listVisits(listed, defaultLocale)
  await Promise.all([fetchAndCheck(visits), browse(visits.filter(({ isSample }) => isSample))])
  findings.push(...checkTogether(pages), ...(await checkLinks(site.url, listed[0]?.origin ?? '', defaultLocale, pages)))
  for (const [sentence, same] of [...Map.groupBy(findings, (finding) => finding.sentence)].sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    const more = same.length > 3 ? ` and ${same.length - 3} more` : ''
    say(
      `${sentence}\n    ${same
        .slice(0, 3)
        .map(({ page }) => page)
        .join(', ')}${more}`,
    )
  }
  say(`${pages.length} pages, ${findings.length} findings, ${elapsed()}`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await site.stop()
}
