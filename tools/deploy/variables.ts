import { unstable_readConfig } from 'wrangler'
import * as z from 'zod'
import { findProblems } from '../../worker/platform/settings/private-settings'
import { readSettings } from '../../worker/platform/settings/settings'

/** What Wrangler reads of a configuration; its own types are not shipped. */
const configuration = z.object({ vars: z.record(z.string(), z.unknown()) })

/**
 * `[vars]` of wrangler.toml, or those of an environment. Throws where it has no environment of that
 * name.
 */
export function readVariables(environment: string | undefined): Record<string, unknown> {
  return configuration.parse(unstable_readConfig({ config: 'wrangler.toml', env: environment }))
    .vars
}

/**
 * What the Worker would say of variables: a sentence for each that stops it or switches off its
 * part.
 */
export function problemsOf(variables: object): string[] {
  try {
    readSettings(variables)
    return findProblems(variables)
  } catch (error) {
    return [String(error), ...findProblems(variables)]
  }
}
