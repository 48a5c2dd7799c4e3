import { spawnSync } from 'node:child_process'

/**
 * Lets wrangler check and pack the built Worker as a deployment would, without login and network, and tells how much would be uploaded.
 * Fails where that is more than a megabyte, compressed. Part of `npm test`; needs a build.
 */
const budgetKb = 1000
const { status, stdout, stderr } = spawnSync('wrangler', ['deploy', '--dry-run', '--config', 'dist/mango_road/wrangler.json'], {
  encoding: 'utf8',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' },
})
const kib = /gzip: ([\d.]+) KiB/.exec(stdout)?.[1]
if (status !== 0 || !kib) {
  process.stderr.write(`${stdout}${stderr}\nThe dry run of the deployment failed.\n`)
  process.exit(1)
}
const kilobytes = (Number(kib) * 1024) / 1000
process.stdout.write(`the Worker's upload: ${kilobytes.toFixed(0)} KB compressed, of at most ${budgetKb}\n`)
process.exitCode = kilobytes > budgetKb ? 1 : 0
