import { api } from '../api'
import { app } from '../app'

/**
 * Every route of the Worker, `METHOD /pattern`, once each. Catch-alls (middleware, pages, refused
 * methods) are left out.
 */
export const everyRoute: readonly string[] = [
  ...new Set(
    [...api.routes, ...app.routes]
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && path !== '*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

const samples: Record<string, string> = {
  locale: 'en',
  file: 'sitemap-posts-1.xml',
  kind: 'trip',
  id: '1',
  revision: '1',
}
const parameter = /:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g

/** The method of a route, and a path that fits its pattern. */
export function sampleOf(
  route: string,
  values: Record<string, string> = samples,
): { method: string; path: string } {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace(
    parameter,
    (_, name: string) => values[name] ?? samples[name] ?? `some-${name.toLowerCase()}`,
  )
  return { method, path: path.replace(/\/\*$/, '/some-file.js') }
}

/** The names of a route's parameters. */
export function parametersOf(route: string): string[] {
  return [...route.matchAll(parameter)].flatMap(([, name]) => name ?? [])
}
