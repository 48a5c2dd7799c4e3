import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { dates as before } from '../web/content/dates'
import { renewDates } from './content/renew-dates'

/** Renews `web/content/dates.ts`, which the sitemap's `lastmod` comes from: a page whose content has changed gets today's date. */
const { module } = await runnerImport<{ pageHashes: () => Record<string, string> }>(join(import.meta.dirname, 'content/page-hashes.ts'))
const dates = renewDates(module.pageHashes(), before, new Date().toISOString().slice(0, 10))
const changed = Object.keys(dates).filter((path) => dates[path]?.hash !== before[path]?.hash)
const source = [
  "/** When each page's content last changed, a day of UTC so that it is never in the future. Written by `npm run content:dates`. */",
  'export const dates: Record<string, { changedOn: string; hash: string }> = {',
  ...Object.entries(dates).map(([path, { changedOn, hash }]) => `  '${path}': { changedOn: '${changedOn}', hash: '${hash}' },`),
  '}',
  '',
]
writeFileSync('web/content/dates.ts', source.join('\n'))
process.stdout.write(`${changed.map((path) => `${path}\n`).join('')}${changed.length} of ${Object.keys(dates).length} pages have changed\n`)
