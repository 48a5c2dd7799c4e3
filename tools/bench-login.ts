import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, prepareDatabase, serve } from './local-site'
import { addAdmins, generatePassword } from './staff'

/**
 * Whether the time of a refused login tells if the user exists (decision I1): known users with a wrong password and unknown users in turn,
 * on the built site. Prints medians and their ratio. Fails where both the medians and the fastest tenths are more than a tenth apart: a busy
 * machine moves the medians, a hash that is left out moves both. `npm run bench:login`.
 */
const pairs = 100
const warmUps = 5
const most = 0.1

const port = 8797
const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-login-'))
// A user of its own for each try: their limits do not count one another's.
const known = Array.from({ length: pairs + warmUps }, (_, index) => `known-${index}`)

/** Milliseconds until the site refuses. Each try is another client's. */
async function timeRefusal(url: string, username: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: url,
    'CF-Connecting-IP': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`,
  }
  const body = JSON.stringify({ username, password: 'not the password of anybody' })
  const start = performance.now()
  const response = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  const ms = performance.now() - start
  if (response.status !== 401) throw new Error(`the login answered ${response.status}`)
  return ms
}

function at(part: number, times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

build()
prepareDatabase(stateDir)
await addAdmins({ stateDir }, known, generatePassword())
const site = await serve({ port, stateDir })
try {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const [index, username] of known.entries()) {
    const tries: ['known' | 'unknown', string][] = [
      ['known', username],
      ['unknown', `nobody-${index}`],
    ]
    // Who goes first changes, so that neither always finds the machine warmer.
    for (const [kind, name] of index % 2 ? tries.reverse() : tries) {
      const ms = await timeRefusal(site.url, name)
      if (index >= warmUps) times[kind].push(ms)
    }
  }
  for (const [kind, list] of Object.entries(times)) {
    process.stdout.write(
      `${kind} user: median ${at(0.5, list).toFixed(1)} ms, ${at(0.1, list).toFixed(1)} to ${at(0.9, list).toFixed(1)} ms\n`,
    )
  }
  const [medians = 0, fastest = 0] = [0.5, 0.1].map((part) => at(part, times.unknown) / at(part, times.known))
  process.stdout.write(`unknown / known: ${medians.toFixed(3)} by medians, ${fastest.toFixed(3)} by fastest tenths, over ${pairs} pairs\n`)
  process.exitCode = Math.abs(medians - 1) > most && Math.abs(fastest - 1) > most ? 1 : 0
} finally {
  await site.stop()
  rmSync(stateDir, { recursive: true, force: true })
}
