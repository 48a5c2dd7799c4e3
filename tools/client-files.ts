import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the first views of several pages share, each family one file: alone many of these modules
 * are a few hundred bytes. The lists say what belongs together, never what happens to be shared, as
 * a page must not load what others need.
 */
const families = {
  site: /^(web\/(domain\/entries\/|lib\/(light-skies|photos)\.|ui\/(missing-page|photo-credit|poster-page|sky-picture|states)\.)|schema\/(html|numbers|photo-texts)\.)/,
  entry:
    /^web\/(domain\/(partners\/|saved\/save-button|show-me\/show-me-button|trips\/action-bar)|ui\/(badge|breadcrumbs|facts|poster-hero|share-|tag-list))/,
  dates:
    /^(web\/domain\/(destinations\/season-places|months\/verdict|plan\/plan-things|travel-dates\/|trips\/use-picker)|schema\/(day-range|plan)\.)/,
  list: /^web\/(lib\/use-typed-text|ui\/(closing-call|filter-|form-controls|list-hero|place-poster|rating|section-heading))/,
  form: /^web\/domain\/(forms\/|newsletter\/newsletter-form|submissions\/)/,
  icons:
    /lucide-react\/.+\/(arrow-left|bed-single|calendar|calendar-days|check|chevron-\w+|download|external-link|frame|languages|list-filter|printer|share-2)\./,
}

/** The groups of Rolldown's `codeSplitting`: what every page starts with, and the families. */
export const clientFiles = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', test: /\.tsx?$/, tags: ['$initial' as const] },
  ...Object.entries(families).map(([name, paths]) => ({
    name,
    test: (id: string) => paths.test(relative('.', id)),
    // A module that one file alone needs stays there.
    minShareCount: 2,
  })),
]

/** Writes down the modules of each file of the client, for `npm run check:chunks`. */
export const chunkModules: Plugin = {
  name: 'chunk-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const rendered = Object.entries(file.modules).filter(
        ([, { renderedLength }]) => renderedLength > 0,
      )
      return [[file.fileName, rendered.map(([id]) => relative('.', id))]]
    })
    writeFileSync('dist/chunk-modules.json', JSON.stringify(Object.fromEntries(chunks)))
  },
}
