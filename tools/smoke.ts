import { migrationNames } from './backup/migrations'
import { type Check, checks } from './smoke/checks'

/**
 * `npm run smoke -- URL`: looks at a deployed site from outside, a line a check; exits with 1 where
 * one fails. Writes nothing.
 */
const [address] = process.argv.slice(2)
if (!address || !URL.canParse(address)) {
  process.stderr.write('Usage: npm run smoke -- https://site\n')
  process.exit(1)
}
const site = { url: new URL(address), migration: migrationNames().at(-1) ?? '' }

/** What a check saw, or what is wrong. */
async function outcomeOf(check: Check): Promise<{ mark: 'ok' | 'FAIL'; text: string }> {
  try {
    return { mark: 'ok', text: await check(site) }
  } catch (error) {
    return { mark: 'FAIL', text: error instanceof Error ? error.message : String(error) }
  }
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const { mark, text } = await outcomeOf(check)
  if (mark === 'FAIL') failed += 1
  process.stdout.write(`${mark.padEnd(4)} ${name.padEnd(22)} ${text}\n`)
}
process.stdout.write(`\n${Object.keys(checks).length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
