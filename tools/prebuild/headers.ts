import { writeFileSync } from 'node:fs'
import { assetHeaders, serviceWorkerHeaders } from '../../worker/edge/policy'
import { icons } from '../../worker/features/manifest/icons'
import { generatedPublic } from './folders'

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
const cached = (directives: string) => linesOf({ 'Cache-Control': directives })

/** Writes `_headers`: the headers of static files, which are served without running the Worker. */
export function writeHeaders(): void {
  const iconPaths = ['/favicon.svg', '/favicon.ico', ...icons.map(({ path }) => path)]
  const lines = [
    '/*',
    ...linesOf(assetHeaders()),
    '/assets/*',
    ...cached('public, max-age=31536000, immutable'),
    ...['/share/*', ...iconPaths].flatMap((path) => [path, ...cached('public, max-age=86400')]),
    '/offline.json',
    ...cached('no-cache'),
    ...['/sw.js', '/sw-off.js'].flatMap((path) => [
      path,
      '  ! Content-Security-Policy',
      ...linesOf(serviceWorkerHeaders()),
    ]),
    '',
  ]
  writeFileSync(`${generatedPublic}/_headers`, lines.join('\n'))
}
