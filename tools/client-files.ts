import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the first views of several pages share, each family one file: alone many of these modules
 * are a few hundred bytes. The lists say what belongs together, never what happens to be shared, as
 * a page must not load what others need.
 */
const families = {
  // First, or each icon would be in the file of the family that is walked first.
  icons:
    /lucide-react\/.+\/(arrow-left|badge-check|bed-single|bus|calendar|calendar-days|check|chevron-\w+|download|external-link|frame|languages|list-filter|mail|plane|printer|share-2|shopping-bag)\./,
  // Before those that would take them along, as the admin needs them without the rest.
  chips: /^web\/ui\/filter-chips\./,
  controls: /^web\/ui\/form-controls\./,
  fields: /^web\/domain\/forms\/(text-field|form-summary|failure-text)\./,
  base: /^(web\/(lib\/light-skies|ui\/(badge|missing-page|poster-page|sky-picture|states))|schema\/(no-js-forms|numbers))\./,
  site: /^(web\/(domain\/(entries\/|travel-dates\/words)|lib\/photos|ui\/(closing-call|fold|list-hero|photo-credit|rating|section-heading))|schema\/(day-range|html|photo-texts))/,
  entry:
    /^web\/(domain\/(months\/verdict|partners\/|saved\/save-button|travel-dates\/(fit|places-fit)|trips\/action-bar)|ui\/(breadcrumbs|facts|poster-hero|share-|tag-list))/,
  pocket: /^web\/domain\/(offline\/(download-button|offline-pages)|show-me\/show-me-button)/,
  dates: /^web\/domain\/(travel-dates\/travel-dates-control|trips\/use-picker)/,
  list: /^web\/(lib\/use-typed-text|ui\/(filter-form|filter-search|place-poster))/,
  form: /^(web\/domain\/(forms\/(post-form|use-)|submissions\/)|web\/domain\/trips\/editor-note)/,
  admin:
    /^web\/(admin\/(content\/(entry-api|titles)\.|kit\/(confirm-button|dialog-frame|fact-errors|format-instant|status-mark|use-attempt|use-debounced)|waiting\.))/,
  adminList: /^web\/admin\/kit\/(data-table|download|list\/|use-option-list)/,
}

/** The groups of Rolldown's `codeSplitting`: what every page starts with, and the families. */
export const clientFiles = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', test: /\.tsx?$/, tags: ['$initial' as const] },
  ...Object.entries(families).map(([name, paths]) => ({
    name,
    test: (id: string) => paths.test(relative('.', id)),
    // A module that one file alone needs stays there; the admin's frame counts as one.
    minShareCount: name === 'admin' ? 1 : 2,
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
