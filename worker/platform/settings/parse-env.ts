import type * as z from 'zod'

/** Reads an environment once, which is once an isolate. */
export function oncePerEnv<Read>(read: (env: object) => Read): (env: object) => Read {
  const known = new WeakMap<object, Read>()
  return (env) => {
    const before = known.get(env)
    if (before !== undefined) return before
    const value = read(env)
    known.set(env, value)
    return value
  }
}

/** Reads variables through a schema. Throws an Error whose message names every bad one. */
export function parseEnv<Schema extends z.ZodType>(schema: Schema, env: object): z.output<Schema> {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The Worker cannot start: bad variable in wrangler.toml or .dev.vars: ${issues.join('; ')}`)
}
