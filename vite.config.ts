import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artFiles, artVersion } from './tools/vite/art-files'
import { assetHeaderFiles } from './tools/vite/asset-header-files'
import { browserOnly } from './tools/vite/browser-only'
import { clientManifest } from './tools/vite/client-manifest'
import { contentByLocale, contentVersion } from './tools/vite/content-by-locale'
import { frameChunk } from './tools/vite/frame-chunk'
import { iconFiles } from './tools/vite/icon-files'
import { leanIcons } from './tools/vite/lean-icons'
import { lightFonts } from './tools/vite/light-fonts'
import { offlineFiles } from './tools/vite/offline-files'
import { shareFiles } from './tools/vite/share-files'
import { shareManifest } from './tools/vite/share-manifest'
import { shortClasses } from './tools/vite/short-classes'

export default defineConfig({
  publicDir: 'web/public',
  define: {
    __ART_VERSION__: JSON.stringify(artVersion),
    __CONTENT_VERSION__: JSON.stringify(contentVersion),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __BUILD_ID__: JSON.stringify(Date.now().toString(36)),
  },
  plugins: [
    tailwindcss(),
    shortClasses(),
    react(),
    leanIcons(),
    lightFonts(),
    artFiles(),
    shareFiles(),
    shareManifest(),
    iconFiles(),
    contentByLocale(),
    browserOnly(),
    assetHeaderFiles(),
    clientManifest(),
    offlineFiles(),
    cloudflare({ persistState: { path: '.state' } }),
  ],
  environments: {
    // The Worker's upload has a bound (tools/upload-size.ts); source maps still name the lines of a fault.
    mango_road: { build: { minify: !process.env.UNMIN } },
    client: {
      build: {
        manifest: true,
        // A list of every screen's files would stand in the first script of all: 2 KB. Links fetch their page before they are followed.
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'web/entry-client.tsx',
          output: {
            // Small parts that most pages with cards or forms need travel together: a file each compresses worse.
            codeSplitting: {
              groups: [
                { name: 'preload', test: /vite\/preload-helper/ },
                // What the admin's charts share with SWR stays there, too: every page loads it, so it must not become a file of its own.
                {
                  name: 'react',
                  test: /node_modules\/((react|react-dom|scheduler|swr)\/|use-sync-external-store\/(shim\/index|cjs\/use-sync-external-store-shim\.))/,
                },
                { name: frameChunk(), includeDependenciesRecursively: false },
                {
                  name: 'cards',
                  test: /web\/components\/(hotel-icon-link|save-button|share-button|badge|partner-link|poster-card|rating|section-heading|tag-list)\.tsx|schema\/(money|partners)\.ts/,
                },
                {
                  name: 'articles',
                  test: /web\/components\/(article-card|article-skeletons|post-meta)\.tsx|web\/lib\/staff-hint\.ts/,
                },
                {
                  name: 'forms',
                  test: /web\/components\/(form-failure|honeypot|human-check|mail-instead|post-form|sent-panel|text-field|use-sending)\.tsx|web\/lib\/(form-\w+|use-draft|use-idempotency-key)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // The Worker carries the client's manifest, so the client is built first; the plugin then builds the Worker.
    async buildApp(builder) {
      if (builder.environments.client) await builder.build(builder.environments.client)
    },
  },
})
