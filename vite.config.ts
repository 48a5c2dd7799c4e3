import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules, clientFiles } from './tools/client-files'
import { buildIdOf, readCommit } from './tools/commit'
import { builtWorkerFolder } from './tools/worker-name'

// The plugin would serve the database without a login at `/cdn-cgi/explorer` (tools/local-site.ts).
process.env.X_LOCAL_EXPLORER ??= 'false'

/** As `npm start` has them; the same folder as `tools/prepare-database.ts`. */
const stateDir = process.env.STATE_DIR || '.state'
const local = {
  vars: { MAIL_ADAPTER: 'local', OWNER_SECOND_FACTOR: 'offered', TRANSLATE_ADAPTER: 'local' },
}

/** The pictures that `npm run prebuild` has drawn: their version, and those with a night. */
const pictures: { version: string; nights: string[] } = JSON.parse(
  readFileSync('.generated/pictures.json', 'utf8'),
)

export default defineConfig(({ command }) => ({
  publicDir: '.generated/public',
  resolve: { alias: { '@generated': resolve('.generated') } },
  define: {
    __ART_VERSION__: JSON.stringify(pictures.version),
    __NIGHT_PICTURES__: JSON.stringify(pictures.nights),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? buildIdOf(readCommit())),
  },
  plugins: [
    tailwindcss(),
    react(),
    cloudflare({ persistState: { path: stateDir }, config: command === 'serve' ? local : {} }),
    chunkModules,
  ],
  environments: {
    [builtWorkerFolder()]: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/styles/styles.css'],
          output: { codeSplitting: { groups: clientFiles } },
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
