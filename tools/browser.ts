const args = [
  // Whatever drives a browser here visits this machine alone: nothing reaches the map's tile
  // server, or anybody else.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-zygote',
]

export interface BrowserChoice {
  /** Undefined lets Playwright or chrome-launcher find one. */
  executablePath: string | undefined
  args: string[]
}

/**
 * Returns the browser for everything that drives one: `CHROME_PATH`, else on Linux the one that
 * comes as an npm package, so that every machine runs the same. The package's own flags are for
 * Lambda: its `--single-process` ends the browser with the second page.
 */
export async function chooseBrowser(): Promise<BrowserChoice> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args }
  if (process.platform !== 'linux') return { executablePath: undefined, args }
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args }
}
