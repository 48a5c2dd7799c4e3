import type * as z from 'zod'

/** Caches the parsed environment for the life of an isolate. */
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

export function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}

/** Throws an Error that names every bad variable. */
export function parseEnv<Schema extends z.ZodType>(schema: Schema, env: object): z.output<Schema> {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  throw new Error(
    `The Worker cannot start: bad variable in wrangler.toml or .dev.vars: ${result.error.issues.map(issueText).join('; ')}`,
  )
}
