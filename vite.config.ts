import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The pictures that `npm run prebuild` has drawn: their version, and those with a night. */
function pictureConstants(): Record<string, string> {
  const { version, nights } = JSON.parse(readFileSync('.generated/pictures.json', 'utf8')) as {
    version: string
    nights: string[]
  }
  return { __ART_VERSION__: JSON.stringify(version), __NIGHT_PICTURES__: JSON.stringify(nights) }
}

// The plugin would serve the database without a login at `/cdn-cgi/explorer` (tools/local-site.ts).
process.env.X_LOCAL_EXPLORER ??= 'false'

/** As `npm start` has them; the same folder as `tools/prepare-database.ts`. */
const stateDir = process.env.STATE_DIR || '.state'
const local = { vars: { MAIL_ADAPTER: 'local', OWNER_SECOND_FACTOR: 'offered' } }

/**
 * What the public pages of a family share, by how the paths of its modules begin, each family one file: alone many of them are a few hundred
 * bytes. These are lists of what belongs together, never of what happens to be shared, as a page must not load what others need.
 */
const families = {
  // What the admin and public pages share, so that the admin needs no family of theirs.
  states: [
    'node_modules/lucide-react/dist/esm/icons/arrow-left.',
    'node_modules/lucide-react/dist/esm/icons/check.',
    'node_modules/lucide-react/dist/esm/icons/chevron-down.',
    'node_modules/lucide-react/dist/esm/icons/download.',
    'node_modules/lucide-react/dist/esm/icons/external-link.',
    'node_modules/lucide-react/dist/esm/icons/list-filter.',
    'schema/content/in-one-language.',
    'schema/numbers.',
    'schema/partners.',
    'schema/photo-texts.',
    'web/lib/use-modal.',
    'web/ui/copy-link.',
    'web/ui/poster-page.',
    'web/ui/badge.',
    'web/ui/states.',
  ],
  controls: [
    'web/domain/forms/form-summary.',
    'web/domain/forms/text-field.',
    'web/domain/forms/use-sending.',
    'web/ui/confirm-dialog.',
    'web/ui/filter-chips.',
    'web/ui/form-controls.',
  ],
  site: [
    'web/domain/entries/',
    'web/domain/heads/',
    'web/domain/partners/',
    'web/domain/saved/save-button.',
    'web/lib/photos.',
    'web/ui/breadcrumbs.',
    'web/ui/closing-call.',
    'web/ui/facts.',
    'web/ui/fold.',
    'web/ui/list-hero.',
    'web/ui/missing-page.',
    'web/ui/photo-credit.',
    'web/ui/poster-',
    'web/ui/section-heading.',
    'web/ui/share-button.',
    'web/ui/share-links.',
    'web/ui/source-links.',
  ],
  forms: ['web/domain/forms/', 'web/domain/newsletter/', 'web/domain/submissions/'],
  lists: [
    'web/domain/articles/',
    'web/domain/destinations/season-places.',
    'web/domain/destinations/vietnam-',
    'web/domain/plan/plan-things.',
    'web/domain/travel-dates/',
    'web/ui/card-facts.',
    'web/ui/filter-form.',
    'web/ui/filter-search.',
    'web/ui/place-poster.',
    'web/ui/rating.',
    'web/ui/tag-list.',
    'web/ui/vietnamese-name.',
  ],
  places: [
    'web/domain/offline/download-button.',
    'web/domain/offline/offline-pages.',
    'web/domain/show-me/show-me-button.',
    'web/domain/trips/action-bar.',
    'web/domain/visit/',
  ],
  texts: ['web/ui/rich-text.', 'web/ui/table-of-contents.'],
  admin: [
    'web/admin/content/entry-api.',
    'web/admin/content/titles.',
    'web/admin/kit/confirm-button.',
    'web/admin/kit/data-table.',
    'web/admin/kit/dialog-frame.',
    'web/admin/kit/download.',
    'web/admin/kit/fact-errors.',
    'web/admin/kit/format-instant.',
    'web/admin/kit/list/',
    'web/admin/kit/status-mark.',
    'web/admin/kit/use-',
    'web/admin/kit/view-header.',
  ],
  icons: ['node_modules/lucide-react/'],
}

/** The file of a family; a module that one file alone needs stays there. */
const familyGroup = ([name, paths]: [string, string[]]) => ({
  name,
  test: (id: string) => paths.some((path) => relative('.', id).startsWith(path)),
  minShareCount: 2,
})

/** Writes down the modules of each file of the client, for `npm run check:chunks`. */
const chunkModules: Plugin = {
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

export default defineConfig(({ command }) => ({
  publicDir: '.generated/public',
  resolve: { alias: { '@generated': resolve('.generated') } },
  define: {
    ...pictureConstants(),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __BUILD_ID__: JSON.stringify(Date.now().toString(36)),
  },
  plugins: [
    tailwindcss(),
    react(),
    cloudflare({ persistState: { path: stateDir }, config: command === 'serve' ? local : {} }),
    chunkModules,
  ],
  environments: {
    mango_road: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/styles/styles.css'],
          output: {
            codeSplitting: {
              groups: [
                // What every page starts with: two files.
                { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
                { name: 'app', test: /\.tsx?$/, tags: ['$initial'] },
                ...Object.entries(families).map(familyGroup),
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // The Worker imports the client's manifest, so the client is built first; the plugin then builds the Worker.
    async buildApp(builder) {
      if (builder.environments.client) await builder.build(builder.environments.client)
    },
  },
}))
