import { expect, it } from 'vitest'
import { offlineFilesOf } from './offline-files'

const screens = ['web/features/guides/guide-detail-screen.tsx', 'web/admin/login-screen.tsx']
const manifest = {
  'web/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_vendor.js'],
    dynamicImports: ['web/ui/toaster.tsx', 'web/domain/offices/office-map-view.tsx', ...screens],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  'web/ui/toaster.tsx': { file: 'assets/toaster.js', imports: ['_x.js'] },
  '_x.js': { file: 'assets/x.js' },
  'web/domain/offices/office-map-view.tsx': { file: 'assets/office-map.js' },
  'web/i18n/en/offline.ts': { file: 'assets/offline-en.js' },
  'web/i18n/en/guides.ts': { file: 'assets/guides-en.js' },
  'web/features/guides/guide-detail-screen.tsx': {
    file: 'assets/guide.js',
    imports: ['_x.js', '_json-ld.js'],
    dynamicImports: ['web/domain/show-me/show-me-deck.tsx'],
  },
  'web/domain/show-me/show-me-deck.tsx': { file: 'assets/deck.js' },
  '_json-ld.js': { file: 'assets/json-ld.js' },
  'web/admin/login-screen.tsx': { file: 'assets/login.js' },
}
const files = offlineFilesOf(manifest, {
  '/assets/entry.js': 10,
  '/assets/font.woff2': 20,
  '/assets/grain.png': 1,
  '/share/vi/home.jpg': 30,
  '/sw.js': 40,
})

it('counts the entry, the fonts and what every page may load later, with all imports; no screens, no maps', () => {
  expect(files.always.sort()).toEqual(
    ['entry.js', 'font.woff2', 'offline-en.js', 'toaster.js', 'vendor.js', 'x.js'].map(
      (name) => `/assets/${name}`,
    ),
  )
})

it('names what a screen needs beyond that: its imports and its lazy parts', () => {
  expect(files.together).toEqual({ '/assets/guide.js': ['/assets/json-ld.js', '/assets/deck.js'] })
})

it('lists only the sizes of files that an offline page can need', () => {
  expect(files.bytes).toEqual({
    '/assets/entry.js': 10,
    '/assets/font.woff2': 20,
    '/assets/grain.png': 1,
  })
})
