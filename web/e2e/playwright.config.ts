import { defineConfig } from '@playwright/test'
import { chooseBrowser } from '../../tools/browser'
import { port } from './site'

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Wide limits: a busy machine is no fault of the site, and timings are never asserted.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await chooseBrowser(),
    // The deep lane has the animations.
    contextOptions: { reducedMotion: process.env.E2E_MOTION === 'on' ? 'no-preference' : 'reduce' },
  },
  // A test tagged @phone runs at both sizes, as its layout or its touch differs; one tagged
  // @phone-only on the phone alone. `npm test` runs those tagged @story (tools/test.ts), each at
  // one size.
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
