import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { keepsItsColours } from '../../web/art/night-scenes'
import { type Format, formatSizes, renderScene } from '../../web/art/scene'
import { scenes } from '../../web/art/scenes'

const formats = Object.keys(formatSizes) as Format[]

const pictures = new Map<string, string>(
  Object.entries(scenes).flatMap(([id, scene]) =>
    formats.map((format) => [`${id}-${format}.svg`, renderScene(scene, format, keepsItsColours(id))] as const),
  ),
)

/** Changes whenever any picture changes: pictures live below `/assets/art/<version>/` and never expire. */
export const artVersion = createHash('sha256')
  .update(JSON.stringify([...pictures]))
  .digest('hex')
  .slice(0, 8)

/** Draws every scene in every format: into the client's assets, and on request while developing. */
export function artFiles(): Plugin {
  return {
    name: 'mango-road:art-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/assets\/art\/[^/]+\/([\w-]+\.svg)$/.exec(request.url ?? '')?.[1]
        const svg = name && pictures.get(name)
        if (!svg) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
    generateBundle() {
      for (const [name, source] of pictures) this.emitFile({ type: 'asset', fileName: `assets/art/${artVersion}/${name}`, source })
    },
  }
}
