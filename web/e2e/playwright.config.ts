import { defineConfig } from '@playwright/test'
import { chooseBrowser } from '../../tools/browser'
import { phone, port } from './site'

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Wide limits: a busy machine is no fault of the site, and timings are never asserted.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: { baseURL: `http://localhost:${port}`, launchOptions: await chooseBrowser() },
  projects: [
    // What does not differ by size runs once: these tests set the sizes they need themselves.
    {
      name: 'phone',
      testIgnore: [
        '**/{every-page,components,heads,feeds,hostile-words}.spec.ts',
        // The parts of these that differ on a phone ask for one.
        '**/{admin-*,contact,inline-edit,newsletter,submissions,trip,vietnamese-typing}.spec.ts',
      ],
      use: phone,
    },
    { name: 'desktop', testIgnore: ['**/accessibility.spec.ts'], use: { viewport: { width: 1280, height: 860 } } },
  ],
})
