import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The version of the pictures that `npm run prebuild` has written: part of their addresses. */
function pictureVersion(): string {
  const { version } = JSON.parse(readFileSync('.generated/pictures.json', 'utf8')) as { version: string }
  return JSON.stringify(version)
}

// The plugin would serve the database without a login at `/cdn-cgi/explorer` (tools/local-site.ts).
process.env.X_LOCAL_EXPLORER ??= 'false'

/** As `npm start` has them; the same folder as `tools/prepare-database.ts`. */
const stateDir = process.env.STATE_DIR || '.state'
const local = { vars: { MAIL_ADAPTER: 'local', OWNER_SECOND_FACTOR: 'offered' } }

const sharedModules = /\/(lucide-react|schema|web\/(?!features\/admin).*)\//
/** Only editors load zod: in a file that several pages share, it would come with each of them. */
const zodSchemas =
  /\/schema\/(api\/|content\/(about|blank|check-data|climate|deal|destination|entry-(file|row)|fact|farm|festival|fields|guide|home|itinerary|kinds|letter|page|prices|settings|topic|visit)\.ts)/

export default defineConfig(({ command }) => ({
  publicDir: '.generated/public',
  resolve: { alias: { '@generated': resolve('.generated') } },
  define: {
    __ART_VERSION__: pictureVersion(),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __BUILD_ID__: JSON.stringify(Date.now().toString(36)),
  },
  plugins: [tailwindcss(), react(), cloudflare({ persistState: { path: stateDir }, config: command === 'serve' ? local : {} })],
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
                // What several pages share, and what the pages of one feature share. The admin's own stays apart.
                { name: 'shared', test: (id) => sharedModules.test(id) && !zodSchemas.test(id), minShareCount: 4 },
                // What only two or three pages share, in one file: alone they are a few hundred bytes each.
                { name: 'parts', test: /\/(lucide-react|web\/(domain|lib|ui))\//, minShareCount: 2, maxModuleSize: 1200 },
                { debugName: 'feature', name: (id) => /\/features\/(?!admin)([\w-]+)/.exec(id)?.[1] ?? null, minShareCount: 2 },
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
