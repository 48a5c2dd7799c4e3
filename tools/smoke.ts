import { parseArgs } from 'node:util'
import { migrationNames } from './backup/migrations'
import { type Check, checkHealth, checks } from './smoke/checks'

/**
 * `npm run smoke -- URL [--build ID]`: looks at a deployed site from outside, a line a check; exits
 * with 1 where one fails. With a build it waits a minute at most until the site is at that one.
 * Writes nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' } },
})
const [address] = positionals
if (!address || !URL.canParse(address)) {
  process.stderr.write('Usage: npm run smoke -- https://site [--build ID]\n')
  process.exit(1)
}
const site = {
  url: new URL(address),
  migration: migrationNames().at(-1) ?? '',
  build: values.build,
}

/** What a check saw, or what is wrong. */
async function outcomeOf(check: Check): Promise<{ mark: 'ok' | 'FAIL'; text: string }> {
  try {
    return { mark: 'ok', text: await check(site) }
  } catch (error) {
    return { mark: 'FAIL', text: error instanceof Error ? error.message : String(error) }
  }
}

/** A new version takes some seconds to reach all of Cloudflare's places. */
async function waitForBuild(): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until && (await outcomeOf(checkHealth)).mark === 'FAIL')
    await new Promise((resolve) => setTimeout(resolve, 3000))
}

if (site.build) await waitForBuild()
let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const { mark, text } = await outcomeOf(check)
  if (mark === 'FAIL') failed += 1
  process.stdout.write(`${mark.padEnd(4)} ${name.padEnd(22)} ${text}\n`)
}
process.stdout.write(`\n${Object.keys(checks).length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
