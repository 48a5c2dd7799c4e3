import type { RouterRoute } from 'hono/types'
import { matchPattern } from '../../../schema/paths'

/** The methods that some route takes at a path, for the `Allow` header; HEAD goes with GET. Empty for an unknown path. */
export function allowedMethods(routes: RouterRoute[], path: string): string[] {
  const methods = routes.filter((route) => route.method !== 'ALL' && matchPattern(route.path, path)).map((route) => route.method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
