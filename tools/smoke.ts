import { migrationNames } from './backup/migrations'
import { checks } from './smoke/checks'

/** `npm run smoke -- URL`: looks at a deployed site from outside, a line a check; ends with 1 where something is wrong. Writes nothing. */
const [address] = process.argv.slice(2)
if (!address || !URL.canParse(address)) {
  process.stderr.write('Say: npm run smoke -- https://site\n')
  process.exit(1)
}
const site = { url: new URL(address), migration: migrationNames().at(-1) ?? '' }
let failed = 0
for (const { name, run } of checks) {
  const [mark, told] = await run(site).then(
    (seen) => ['ok  ', seen],
    (error: unknown) => ['FAIL', error instanceof Error ? error.message : String(error)],
  )
  if (mark === 'FAIL') failed += 1
  process.stdout.write(`${mark} ${name.padEnd(22)} ${told}\n`)
}
process.stdout.write(`\n${checks.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
