import { expect, it } from 'vitest'
import { needsOfPage, sumBytes } from './page-needs'

const html = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/assets/entry.css">
<meta property="og:image" content="https://mangoroad.example/share/en/where-to-go/hoi-an.jpg"></head><body>
<img src="/assets/art/1/hoi-an-wide.svg"><source srcset="/assets/art/1/hoi-an-square.svg">
<script type="module" src="/assets/entry.js" fetchpriority="low"></script><link rel="modulepreload" href="/assets/screen.js">
<script type="application/json" id="page-data">{"settings":{},"data":{"/api/posts/a":{"coverImage":"@assets/art/hue"}}}</script></body></html>`
const bytes = Object.fromEntries(
  [
    'entry.css',
    'entry.js',
    'screen.js',
    'heads.js',
    'toaster.js',
    'art/1/hoi-an-wide.svg',
    'art/1/hoi-an-square.svg',
  ].map((name, index) => [`/assets/${name}`, index + 1]),
)
const offlineFiles = {
  always: ['/assets/toaster.js'],
  together: { '/assets/screen.js': ['/assets/heads.js'] },
  bytes,
}

it('finds every file that a document names, what those bring along, and what all pages need', () => {
  expect(needsOfPage(html, offlineFiles).files.sort()).toEqual(Object.keys(bytes).sort())
})

it('takes the answers of the API from the document', () => {
  expect(needsOfPage(html, offlineFiles).answers).toEqual({
    '/api/posts/a': { coverImage: '@assets/art/hue' },
  })
})

it('knows the build by the entry script', () => {
  expect(needsOfPage(html, offlineFiles).build).toBe('/assets/entry.js')
})

it('refuses a document of somebody else, such as a login page of a hotel’s network', () => {
  expect(() =>
    needsOfPage('<html><body>Welcome! Accept our terms.</body></html>', offlineFiles),
  ).toThrow('no page of this site')
})

it('adds sizes up', () => {
  expect(sumBytes(['/assets/entry.css', '/assets/entry.js', '/unknown'], bytes)).toBe(3)
})
