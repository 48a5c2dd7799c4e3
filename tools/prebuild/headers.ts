import { writeFileSync } from 'node:fs'
import {
  assetHeaders,
  type HstsScope,
  hstsHeader,
  serviceWorkerHeaders,
} from '../../worker/edge/policy'
import { icons } from '../../worker/features/manifest/icons'
import { readPrivateSettings } from '../../worker/platform/settings/private-settings'
import { generatedPublic } from './folders'

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
const cached = (directives: string) => linesOf({ 'Cache-Control': directives })

/** `_headers`: the headers of static files, which are served without running the Worker. */
export function headersFile(scope: HstsScope): string {
  const iconPaths = ['/favicon.svg', '/favicon.ico', ...icons.map(({ path }) => path)]
  return [
    '/*',
    ...linesOf({ ...assetHeaders(), ...hstsHeader(scope) }),
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
  ].join('\n')
}

/** Writes it as the variables of the environment that is built say. */
export async function writeHeaders(): Promise<void> {
  const { readVariables } = await import('../deploy/variables')
  const { hsts } = readPrivateSettings(readVariables(process.env.CLOUDFLARE_ENV))
  writeFileSync(`${generatedPublic}/_headers`, headersFile(hsts))
}
