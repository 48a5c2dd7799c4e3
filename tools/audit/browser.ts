import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { languageTags } from '../../schema/locale'
import { readPage } from './page'
import type { Visit } from './visits'

const widths = [320, 360, 768, 1280]

/**
 * Messages on the console, uncaught errors, failed requests and requests to others, from now on.
 */
function listen(page: Page, url: string): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'debug' && message.location().url !== url)
      heard.push(`console: ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url)
      heard.push(`request: ${response.url()} is ${response.status()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(url).origin)
      heard.push(`third party: ${origin}`)
  })
  return heard
}

/**
 * Opens a page as a visitor does: what the browser complains of, what hydration changes,
 * accessibility, and screens that are too narrow.
 */
export async function checkInBrowser(
  browser: Browser,
  base: string,
  { path, locale, status }: Visit,
): Promise<string[]> {
  const context = await browser.newContext({
    locale: languageTags[locale].bcp47,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const findings = listen(page, base + path)
    const response = await page.goto(base + path, { waitUntil: 'networkidle' })
    if (response?.status() !== status)
      findings.push(`status: ${response?.status()} instead of ${status}`)
    const [sent, live] = [readPage((await response?.text()) ?? ''), readPage(await page.content())]
    for (const field of ['title', 'h1', 'canonical'] as const)
      if (sent[field] !== live[field])
        findings.push(`hydration: the ${field} '${sent[field]}' becomes '${live[field]}'`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      findings.push(
        `accessibility: ${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
      )
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (excess > 0) findings.push(`width: ${excess} px too wide at ${width} px`)
    }
    return [...new Set(findings)]
  } finally {
    await context.close()
  }
}
