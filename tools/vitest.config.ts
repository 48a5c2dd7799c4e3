import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { clientManifest } from './vite/client-manifest'
import { contentByLocale } from './vite/content-by-locale'
import { shareManifest } from './vite/share-manifest'

const define = { __ART_VERSION__: '"test"', __CONTENT_VERSION__: '"test"', __BUILD_ID__: '"test"', __BUILT_ON__: '"2026-11-21"' }

/** The share pictures that the Worker's tests find drawn. */
const drawn = {
  '/share/vi/home.jpg': 1001,
  '/share/en/home.jpg': 1002,
  '/share/vi/inspiration/mot-bai.jpg': 1003,
  '/share/en/inspiration/mot-bai.jpg': 1004,
}

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        define,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['schema/**/*.test.ts', 'web/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['web/e2e/**'],
        },
      },
      {
        define,
        plugins: [
          clientManifest(),
          contentByLocale(),
          shareManifest(drawn),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('schema/migrations'),
                // `npm run test:en` is `--mode en`: the site with English as its default language.
                ...(mode === 'en' && { DEFAULT_LOCALE: 'en' }),
              },
            },
          })),
        ],
        // Each file would load the whole Worker anew; what files share is the database, and each clears what it counts.
        test: {
          name: 'worker',
          isolate: false,
          testTimeout: 20_000,
          include: ['worker/**/*.test.ts'],
          setupFiles: ['worker/testing/setup.ts'],
        },
      },
    ],
  },
}))
