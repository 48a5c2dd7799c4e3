import { readdirSync } from 'node:fs'

export const migrationsFolder = 'schema/migrations'

/** The file names of all migrations, in their order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}
