/** What package-lock.json (version 3) tells of a package. */
interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

export interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression; empty where the package names none. */
  licence: string
}

/** Development packages of which something reaches the browser: fonts, the reset of the style sheet, Vite's preloader, Workbox's like. */
const shippedAnyway = ['@fontsource/be-vietnam-pro', '@fontsource/fraunces', 'tailwindcss', 'vite']

/** Licences that ask for no more than their text and the names of the authors. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
])

/** Everything that may be part of what the browser or the Worker runs: all that is no development package, what they need included. */
export function listShipped(packages: Record<string, LockedPackage>): ShippedPackage[] {
  return Object.entries(packages)
    .map(([path, { version = '', license = '', dev }]) => ({
      name: path.split('node_modules/').at(-1) ?? '',
      version,
      licence: license,
      dev,
    }))
    .filter(({ name, dev }) => name !== '' && (!dev || shippedAnyway.includes(name)))
    .map(({ name, version, licence }) => ({ name, version, licence }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Whether a licence lets the site be shipped: of `OR` one part is enough, of `AND` all must. An unknown word is a no. */
export function isAllowed(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((name) => allowed.has(name.trim())))
}
