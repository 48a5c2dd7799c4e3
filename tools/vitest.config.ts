import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

const define = { __ART_VERSION__: '"test"', __BUILD_ID__: '"test"', __BUILT_ON__: '"2026-11-21"' }

/** What asks nothing but API routes, which never reach the default language: once is enough. */
const withoutDefaultLocale = [
  'worker/{fuzz,failing-routes,growth,delivery}.test.ts',
  'worker/security/{fuzz-*,csrf,authorisation,rate-limits,secrets,login-attacks}.test.ts',
  'worker/features/admins/{admins,second-factor}.test.ts',
  'worker/features/entries/bad-input.test.ts',
  'worker/features/{health,outbox}/*.test.ts',
  'worker/features/search/{search,golden,synonyms,engine}.test.ts',
]

/** Tests of the Worker's code with tools that run in Node alone. */
const needsNode = 'worker/**/*.unit.test.ts'

const sharePictures = { '@generated/share-images.json': resolve('worker/testing/share-images.json') }

/** How long a test may take before it counts as stuck: a machine that is busy with other work is many times slower, and none of them measures time. */
const patience = 120_000

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        define,
        resolve: { alias: sharePictures },
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: patience,
          hookTimeout: patience,
          include: ['schema/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', needsNode],
          exclude: ['web/e2e/**'],
        },
      },
      {
        define,
        resolve: { alias: sharePictures },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('schema/migrations'),
                OWNER_SECOND_FACTOR: 'offered',
                LINK_SECRET: 'the secret of the links in the tests',
                LETTER_RATE: '75',
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
          testTimeout: patience,
          hookTimeout: patience,
          include: ['worker/**/*.test.ts'],
          exclude: [needsNode, ...(mode === 'en' ? withoutDefaultLocale : [])],
          setupFiles: ['worker/testing/setup.ts'],
          // A CommonJS package that requires an ES module; the build bundles it, too.
          deps: { optimizer: { ssr: { enabled: true, include: ['ics'] } } },
        },
      },
    ],
  },
}))
