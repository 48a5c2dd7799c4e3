import { readStored } from '../storage'

/** Where the list of kept pages lies in the browser's storage. */
export const keptKey = 'kept'

/** The screen paths of the pages that this browser keeps: all that pages without a word about keeping need to know. */
export function keptPaths(): string[] {
  const stored = readStored(keptKey)
  return Array.isArray(stored) ? stored.map(({ path }: { path: string }) => path) : []
}
