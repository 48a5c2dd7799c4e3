import { readFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
}

/** Development packages of which something reaches the browser. */
const shippedAnyway = ['@fontsource/be-vietnam-pro', '@fontsource/fraunces', 'tailwindcss', 'vite']

/** Packages that name their licence in their LICENSE file alone. */
const licenceFiles: Record<string, string> = { suncalc: 'BSD-2-Clause' }

/** Licences that ask for no more than their text and the names of the authors. */
const allowed =
  'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 Unlicense Python-2.0 OFL-1.1 BlueOak-1.0.0'.split(
    ' ',
  )

/**
 * Whether a package of this SPDX expression may be shipped: one part of `OR` is enough, all of
 * `AND` are needed.
 */
export function isAllowed(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(/ and /i).every((name) => allowed.includes(name.trim())))
}

/** Packages of package-lock.json that may be part of what the browser or the Worker runs. */
export function listShipped(): { name: string; version: string; licence: string }[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .map(([path, { version = '', license, dev }]) => {
      const name = path.split('node_modules/').at(-1) ?? ''
      return { name, version, licence: license ?? licenceFiles[name] ?? '', dev }
    })
    .filter(({ name, dev }) => name !== '' && (!dev || shippedAnyway.includes(name)))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * `npm run licences`: what is shipped, under which licence; exits with 1 where one is not allowed.
 */
if (process.argv[1] === import.meta.filename) {
  for (const { name, version, licence } of listShipped()) {
    process.stdout.write(
      `${isAllowed(licence) ? ' ' : '✗'} ${name.padEnd(48)} ${version.padEnd(12)} ${licence || 'none named'}\n`,
    )
    if (!isAllowed(licence)) process.exitCode = 1
  }
}
