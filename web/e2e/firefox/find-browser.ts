import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { chooseBrowser } from '../../../tools/browser'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/**
 * Starts Firefox over WebDriver BiDi; `TEST_BROWSER=chrome` starts the packaged Chromium instead.
 * Undefined if there is no Firefox.
 */
export async function startBrowser(): Promise<Browser | undefined> {
  if (process.env.TEST_BROWSER === 'chrome') {
    const { executablePath = '', args } = await chooseBrowser()
    return launch({
      browser: 'chrome',
      executablePath,
      args: [...args, '--lang=vi'],
      headless: 'shell',
    })
  }
  const executablePath = process.env.FIREFOX_PATH ?? places.find((place) => existsSync(place))
  return executablePath && existsSync(executablePath)
    ? launch({ browser: 'firefox', executablePath, headless: true })
    : undefined
}
