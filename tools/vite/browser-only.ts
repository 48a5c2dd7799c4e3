import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Parts that a page loads once somebody does something, or in an effect: the Worker never renders them. */
const parts =
  /\/web\/(components\/(office-map-view|travel-dates-picker|toaster|show-me\/show-me-deck)\.tsx|features\/saved\/plan\/save-file\.ts)$/

/** Where `react-dom/server.edge` has `renderToString` from; its other half renders to streams, which the Worker never does. */
function stringRenderer(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
  return join(folder, 'cjs/react-dom-server-legacy.browser.production.js')
}

/**
 * Leaves out of the Worker what only browsers run. workerd compiles every module of a Worker when it starts, used or not, and these have
 * libraries: a map, a calendar, pictures and files. Importing one there fails.
 */
export function browserOnly(): Plugin {
  return {
    name: 'mango-road:browser-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (id) => (id === 'react-dom/server.edge' ? stringRenderer() : undefined),
    load(id) {
      const [file = ''] = id.split('?')
      if (!parts.test(file)) return
      return `throw new Error(${JSON.stringify(`${file.replace(/^.*\/web\//, 'web/')} is only for browsers`)})\nexport {}`
    },
  }
}
