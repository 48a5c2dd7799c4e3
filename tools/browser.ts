import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

export interface BrowserChoice {
  /** Undefined lets Playwright take its own browser. */
  executablePath: string | undefined
  args: string[]
}

/**
 * The browser for journeys and pictures: an installed Chrome or Chromium, else on Linux the one that comes as an npm package and needs
 * no root, else Playwright's own.
 */
export async function chooseBrowser(): Promise<BrowserChoice> {
  const found = installed.find((path) => path && existsSync(path))
  if (found) return { executablePath: found, args: quiet }
  if (process.platform !== 'linux') return { executablePath: undefined, args: quiet }
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...quiet] }
}
