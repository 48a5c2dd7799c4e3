import { expect, it } from 'vitest'
import { offlineFilesOf } from './offline-files'

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'web/app/start.tsx': { file: 'assets/start.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'web/ui/toaster.tsx': { file: 'assets/toaster.js', imports: ['_x.js'] },
  '_x.js': { file: 'assets/x.js' },
  'web/domain/offices/office-map-view.tsx': { file: 'assets/office-map.js' },
  'web/domain/show-me/show-me-deck.tsx': { file: 'assets/deck.js' },
  'web/i18n/en/offline.ts': { file: 'assets/offline-en.js' },
  'web/features/guides/guide-detail-screen.tsx': { file: 'assets/guide.js' },
  'web/features/guides/heads.ts': { file: 'assets/heads.js', imports: ['_json-ld.js'] },
  '_json-ld.js': { file: 'assets/json-ld.js' },
  'web/features/admin/login-screen.tsx': { file: 'assets/login.js' },
}
const files = offlineFilesOf(manifest, { '/assets/entry.js': 10, '/assets/face.woff2': 20, '/share/vi/home.jpg': 30, '/sw.js': 40 })

it('counts the start, the faces and what buttons load later to what every page needs, with all that they import', () => {
  expect(files.always.sort()).toEqual(
    ['deck.js', 'entry.js', 'face.woff2', 'offline-en.js', 'react.js', 'start.js', 'toaster.js', 'x.js'].map((name) => `/assets/${name}`),
  )
})

it('tells that a screen brings its head along, which no document names', () => {
  expect(files.together).toEqual({ '/assets/guide.js': ['/assets/heads.js', '/assets/json-ld.js'] })
})

it('tells the sizes of what can be kept only', () => {
  expect(files.bytes).toEqual({ '/assets/entry.js': 10, '/assets/face.woff2': 20 })
})
