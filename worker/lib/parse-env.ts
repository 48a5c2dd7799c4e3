import type * as z from 'zod'

/**
 * Reads variables and secrets of a deployment through a schema.
 * Throws an Error whose sentence names every bad variable.
 */
export function parseEnv<Schema extends z.ZodType>(schema: Schema, env: object): z.output<Schema> {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The Worker cannot start: bad variable in wrangler.toml or .dev.vars: ${faults.join('; ')}`)
}
