import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { eachAtOnce } from './at-once'
import { checkInBrowser } from './audit/browser'
import { checkFeeds } from './audit/feeds'
import { createPageCheck } from './audit/page'
import { type AuditedPage, checkLinks, checkTogether, type Finding, open } from './audit/site'
import { listVisits, readSitemap, takeLayouts, takeSample, type Visit } from './audit/visits'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { buildIfMissing, freePort, type LocalSite, prepareDatabase, serve } from './local-site'

/**
 * `npm run audit [-- --sample] [-- URL]`: checks every page of the sitemap in both languages
 * (markup, heads, structured data, links, spelling), the feeds, and one page of each kind in a
 * browser (console, hydration, accessibility, widths). With `--sample`, as in `npm test`, one page
 * of each kind, a few at random and a quarter of their links, and eight layouts in a browser;
 * `SEED` repeats them. Without a URL it serves the built site. Exits with 1 on findings.
 */
const pagesAtOnce = 8
const windowsAtOnce = 3
const started = Date.now()
const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
const say = (line: string) => process.stdout.write(`${line}\n`)

async function startSite(): Promise<Pick<LocalSite, 'url' | 'stop'>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-site-audit-'))
  buildIfMissing()
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  return {
    url: site.url,
    stop: () => site.stop().finally(() => rmSync(stateDir, { recursive: true, force: true })),
  }
}

const { values, positionals } = parseArgs({
  options: { sample: { type: 'boolean' } },
  allowPositionals: true,
})
const [given] = positionals
const site = given ? { url: new URL(given).origin, stop: async () => {} } : await startSite()
const findings: Finding[] = []
const pages: AuditedPage[] = []

async function fetchAndCheck(visits: readonly Visit[]): Promise<void> {
  const checkPage = await createPageCheck()
  await eachAtOnce(visits, pagesAtOnce, async (visit) => {
    const response = await open(site.url + visit.path, 'manual')
    const checked = await checkPage(await response.text(), visit)
    const status =
      response.status === visit.status
        ? []
        : [`status: ${response.status} instead of ${visit.status}`]
    for (const sentence of [...status, ...checked.findings])
      findings.push({ page: visit.path, sentence })
    pages.push({ ...visit, facts: checked.facts })
  })
  say(`${pages.length} documents read, ${elapsed()}`)
}

async function browse(visits: readonly Visit[]): Promise<void> {
  const browser = await chromium.launch(await chooseBrowser())
  try {
    await eachAtOnce(visits, windowsAtOnce, async (visit) => {
      for (const sentence of await checkInBrowser(browser, site.url, visit))
        findings.push({ page: visit.path, sentence })
    })
    say(`${visits.length} pages opened, ${elapsed()}`)
  } finally {
    await browser.close()
  }
}

try {
  const listed = await readSitemap(site.url)
  const all = listVisits(listed, defaultLocale)
  const seed = process.env.SEED ?? String(Date.now())
  if (values.sample) say(`a sample, to repeat with SEED=${seed}`)
  const visits = values.sample ? takeSample(all, seed) : all
  const opened = values.sample ? takeLayouts(all, seed) : all.filter(({ isSample }) => isSample)
  await Promise.all([fetchAndCheck(visits), browse(opened)])
  const siteUrl = listed[0]?.origin ?? ''
  findings.push(
    ...checkTogether(pages),
    ...(await checkLinks(
      site.url,
      siteUrl,
      defaultLocale,
      pages,
      values.sample ? seed : undefined,
    )),
    ...(await checkFeeds(site.url, siteUrl, values.sample ?? false)),
  )
  for (const [sentence, same] of [...Map.groupBy(findings, (finding) => finding.sentence)].sort(
    ([a], [b]) => a.localeCompare(b, 'en'),
  )) {
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
