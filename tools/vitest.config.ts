import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { clientManifest } from './vite/client-manifest'
import { contentByLocale } from './vite/content-by-locale'

const define = { __ART_VERSION__: '"test"', __CONTENT_VERSION__: '"test"', __BUILD_ID__: '"test"' }

export default defineConfig({
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
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('schema/migrations') } },
          })),
        ],
        test: { name: 'worker', include: ['worker/**/*.test.ts'], setupFiles: ['worker/testing/setup.ts'] },
      },
    ],
  },
})
