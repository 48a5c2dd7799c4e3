import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { destinationSlugs } from '../schema/destinations'
import { locales } from '../schema/locale'
import { matchPage } from '../web/app/match-page'
import { pageSources } from '../web/app/page-sources'
import { pages } from '../web/app/routes'
import { startModules } from './vite/client-manifest'

/** The most JavaScript that the first view of a public page may download, and that of the admin's frame, compressed. */
const budgets = { public: 130_000, admin: 150_000 }

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

function compressed(file: string): number {
  return gzipSync(readFileSync(`dist/client/${file}`)).length
}

let failed = false
for (const page of pages) {
  const path = page.id === 'destination' ? `/where-to-go/${destinationSlugs[0]}` : page.pattern.replace(/:\w+/g, 'x')
  for (const locale of locales) {
    const files = new Set([...startModules, ...pageSources(matchPage(path), locale)].flatMap((key) => [...filesOf(key)]))
    const bytes = [...files].reduce((sum, file) => sum + compressed(file), 0)
    const over = bytes > (page.bare ? budgets.admin : budgets.public)
    failed ||= over
    if (page.screen !== 'coming-soon/coming-soon-screen' || page.id === 'topics' || over) {
      process.stdout.write(
        `${over ? 'OVER ' : ''}${locale} ${path.padEnd(26)} ${(bytes / 1000).toFixed(1)} KB of JavaScript in ${files.size} files\n`,
      )
    }
  }
}
for (const [key, { file }] of Object.entries(manifest)) {
  if (file.endsWith('.js') && /ZodError|_zod/.test(readFileSync(`dist/client/${file}`, 'utf8'))) {
    process.stdout.write(`zod is in the client chunk of ${key}\n`)
    failed = true
  }
}
process.exitCode = failed ? 1 : 0
