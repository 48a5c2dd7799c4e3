import { fileURLToPath } from 'node:url'

/** A path below the project's folder as an absolute one, wherever the build is started. */
export const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
