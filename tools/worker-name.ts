import { readFileSync } from 'node:fs'

/**
 * The name of the Worker in wrangler.toml, or of that of an environment. Read without Wrangler,
 * which takes seconds to load. Throws where there is no name.
 */
export function workerName(environment?: string): string {
  const name = /^name\s*=\s*"([^"]+)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1]
  if (!name) throw new Error('wrangler.toml does not begin with the name of the Worker')
  return environment ? `${name}-${environment}` : name
}

/** The folder of the Worker in a build, the same for all environments. */
export function builtWorkerFolder(): string {
  return workerName().replaceAll('-', '_')
}
