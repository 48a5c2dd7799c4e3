import type { Plugin } from 'vite'
import { assetHeaders, drawingHeaders, serviceWorkerHeaders } from '../../worker/edge/policy'
import { iconPaths } from './icon-files'

const lines = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** Writes `_headers` (the policy for files that never run the Worker) beside the client's files. */
export function assetHeaderFiles(): Plugin {
  return {
    name: 'mango-road:asset-header-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const source = [
        '/*',
        ...lines(assetHeaders()),
        '/assets/*',
        ...lines({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
        '/assets/art/*',
        '  ! Content-Security-Policy',
        ...lines(drawingHeaders()),
        '/share/*',
        ...lines({ 'Cache-Control': 'public, max-age=86400' }),
        ...iconPaths.flatMap((path) => [path, ...lines({ 'Cache-Control': 'public, max-age=86400' })]),
        '/offline.json',
        ...lines({ 'Cache-Control': 'no-cache' }),
        ...['/sw.js', '/sw-off.js'].flatMap((file) => [file, '  ! Content-Security-Policy', ...lines(serviceWorkerHeaders())]),
        '',
      ].join('\n')
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}
