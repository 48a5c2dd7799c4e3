import type * as z from 'zod'

/**
 * What is read of an environment, read once for each. `share` lets one that was made of another have what was read of that.
 */
export function onceAnEnv<Read>(read: (env: object) => Read): { read: (env: object) => Read; share: (from: object, to: object) => void } {
  const known = new WeakMap<object, Read>()
  function readOnce(env: object): Read {
    const before = known.get(env)
    if (before !== undefined) return before
    const value = read(env)
    known.set(env, value)
    return value
  }
  return { read: readOnce, share: (from, to) => void known.set(to, readOnce(from)) }
}

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
