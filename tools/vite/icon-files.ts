import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { icons } from '../../schema/icons'
import { drawFavicon, drawIcon } from '../icons/draw-icon'

const source = 'web/public/favicon.svg'

/** Draws the icon of a path; undefined where it is none. */
async function iconAt(path: string): Promise<Buffer | undefined> {
  const favicon = readFileSync(source, 'utf8')
  if (path === '/favicon.ico') return drawFavicon(favicon)
  const icon = icons.find((one) => one.path === path)
  return icon && drawIcon(favicon, icon)
}

/** All files that {@link iconFiles} makes, and the drawing they come from. */
export const iconPaths = ['/favicon.svg', '/favicon.ico', ...icons.map(({ path }) => path)]

/** Draws the site's icons from `favicon.svg`: into the client's files, and on request while developing. */
export function iconFiles(): Plugin {
  return {
    name: 'mango-road:icon-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const icon = await iconAt(request.url ?? '')
        if (!icon) return next()
        response.setHeader('Content-Type', request.url === '/favicon.ico' ? 'image/x-icon' : 'image/png')
        response.end(icon)
      })
    },
    async generateBundle() {
      for (const path of iconPaths) {
        const icon = await iconAt(path)
        if (icon) this.emitFile({ type: 'asset', fileName: path.slice(1), source: icon })
      }
    },
  }
}
