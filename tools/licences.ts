import { readFileSync } from 'node:fs'
import { isAllowed, listShipped } from './security/shipped-packages'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const shipped = listShipped(packages)

for (const { name, version, licence } of shipped)
  process.stdout.write(`${isAllowed(licence) ? ' ' : '✗'} ${name.padEnd(48)} ${version.padEnd(12)} ${licence || 'none named'}\n`)

const refused = shipped.filter(({ licence }) => !isAllowed(licence))
process.stdout.write(`\n${shipped.length} packages, ${refused.length} that may not be shipped\n`)
if (refused.length > 0) process.exitCode = 1
