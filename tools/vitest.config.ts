import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pack } from '../schema/seed/pack'
import { readSampleEntries, samplePack } from '../schema/testing/sample-pack'

/** What asks nothing but API routes, which never reach the default language: once is enough. */
const withoutDefaultLocale = [
  'worker/{failing-routes,growth,delivery}.test.ts',
  'worker/security/{fuzz-*,csrf,authorisation,rate-limits,secrets,login-attacks}.test.ts',
  'worker/features/admins/{admins,second-factor}.test.ts',
  'worker/content/bad-input.test.ts',
  'worker/features/{health,outbox}/*.test.ts',
  'worker/features/search/{search,golden,synonyms,engine}.test.ts',
]

/** Sets what a build defines. */
const buildConstants = 'web/testing/build-constants.ts'

/** Tests of the Worker's code with tools that run in Node alone. */
const needsNode = 'worker/**/*.unit.test.ts'

/** Tests that need a document. */
const needsDocument = 'web/**/*.dom.test.{ts,tsx}'

const sharePictures = {
  '@generated/share-images.json': resolve('worker/testing/share-images.json'),
}

/**
 * Tests that only `npm run test:deep` runs; tests of both lanes ask `inject('isDeep')` for how much
 * they try.
 */
const deepOnly = '**/*.deep.test.ts'

/** What is said of the sample pack alone: a site with another one leaves it out (decision 0425). */
const ofSample = [
  'schema/seed/vietnam/**',
  'schema/seed/{entries,sql}.test.ts',
  'schema/site.test.ts',
  'tools/{json-ld,upgrade}.test.ts',
  'tools/backup/backup.test.ts',
  'web/claims.dom.test.tsx',
  'worker/features/{links/check-links,products/click-out,products/merchants}.test.ts',
  'worker/features/search/golden.test.ts',
  'worker/security/open-redirects.test.ts',
]
const leftOut = pack === samplePack ? [] : ofSample

/**
 * Packages of many files (lucide-react has 2,100), each made one before the tests start, and those
 * with them of which there must be one copy. `ics` is a CommonJS package that requires an ES
 * module.
 */
const bundledPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-router-dom',
  'swr',
  'swr/mutation',
  'i18next',
  'react-i18next',
  'lucide-react',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  'date-fns',
  'date-fns/constants',
  '@date-fns/utc',
  'zod',
  'micromark',
  'micromark-extension-gfm-table',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
]
const bundledForWorker = [
  '@simplewebauthn/server',
  'otpauth',
  'minisearch',
  'react-dom/server',
  'react-dom/server.edge',
  'react-email',
  'fast-png',
  'fast-check',
  'hono',
  'hono/factory',
  'hono/cookie',
  'hono/jwt',
  'hono/timeout',
  'hono/route',
  'hono/http-exception',
  'hono/etag',
  'hono/combine',
  '@hono/zod-validator',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/errors',
  'drizzle-orm/sqlite-core',
  'stripe',
  'vietnam-qr-pay',
]
const bundledForDocument = ['react-dom/client', '@testing-library/react']

/**
 * Has packages as a deployment does: those for development check themselves at each step, micromark
 * takes many times as long.
 */
const productionPackages = (...conditions: string[]): Plugin => ({
  name: 'production-packages',
  enforce: 'post',
  configEnvironment: {
    order: 'post',
    handler: (_, { resolve: options }) => {
      if (options) options.conditions = [...conditions, 'module', 'production']
    },
  },
})

/**
 * Milliseconds before a test or hook counts as stuck: a machine that is busy with other work is
 * many times slower, and none measures time.
 */
function patient(mode: string) {
  const patience = mode === 'deep' ? 1_800_000 : 120_000
  return { testTimeout: patience, hookTimeout: patience }
}

export default defineConfig(({ mode }) => ({
  test: {
    // A seed that another run found something with: `FUZZ_SEED=… npm test`.
    provide: {
      isDeep: mode === 'deep',
      fuzzSeed: Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)),
    },
    // CI's machine has two cores, and Vitest would leave one of them alone. Each worker of the
    // Worker's tests is a workerd with stores of its own.
    maxWorkers: 2,
    // The Worker logs a line for each failure that a test makes.
    silent: 'passed-only',
    projects: [
      {
        resolve: { alias: sharePictures },
        plugins: [productionPackages('node')],
        test: {
          name: 'unit',
          ...patient(mode),
          // Files share the packages, not our modules: to load React anew for each takes longer
          // than the tests.
          isolate: false,
          // A worker is given up when the next file is of another project: one project after
          // another.
          sequence: { groupOrder: 1 },
          setupFiles: [buildConstants],
          include: [
            'art/**/*.test.ts',
            'schema/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            needsNode,
          ],
          exclude: [
            'web/e2e/**',
            needsDocument,
            ...leftOut,
            ...(mode === 'deep' ? [] : [deepOnly]),
          ],
        },
      },
      {
        resolve: { alias: sharePictures },
        plugins: [productionPackages('browser')],
        test: {
          name: 'document',
          // A thread is sooner than a process. Files share it and its document, but not our
          // modules: a new one for each takes four times as long.
          pool: 'threads',
          isolate: false,
          ...patient(mode),
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              settings: {
                disableJavaScriptFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          sequence: { groupOrder: 2 },
          setupFiles: [buildConstants, 'web/testing/own-modules.ts', 'web/testing/setup.ts'],
          include: [needsDocument],
          exclude: leftOut,
          deps: {
            optimizer: {
              client: { enabled: true, include: [...bundledPackages, ...bundledForDocument] },
            },
          },
        },
      },
      {
        resolve: { alias: sharePictures },
        oxc: { jsx: { development: false } },
        plugins: [
          productionPackages('workerd', 'worker', 'browser'),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('schema/migrations'),
                TEST_ENTRIES: JSON.stringify(readSampleEntries()),
                OWNER_SECOND_FACTOR: 'offered',
                FACTOR_KEY: 'the key of second factors in the tests',
                LINK_SECRET: 'the secret of the links in the tests',
                LETTER_RATE: '75',
                // `npm run test:en` is `--mode en`: the site with English as its default language.
                ...(mode === 'en' && { DEFAULT_LOCALE: 'en' }),
              },
            },
          })),
        ],
        // Each file would load the whole Worker anew; the files of a worker share its database, and
        // each clears what it counts.
        test: {
          name: 'worker',
          ...patient(mode),
          isolate: false,
          sequence: { groupOrder: 0 },
          include: ['worker/**/*.test.ts'],
          exclude: [
            needsNode,
            ...leftOut,
            ...(mode === 'en' ? withoutDefaultLocale : []),
            ...(mode === 'deep' ? [] : [deepOnly]),
          ],
          env: { NODE_ENV: 'production' },
          setupFiles: [buildConstants, 'worker/testing/setup.ts'],
          deps: {
            optimizer: {
              ssr: { enabled: true, include: [...bundledPackages, ...bundledForWorker] },
            },
          },
        },
      },
    ],
  },
}))
