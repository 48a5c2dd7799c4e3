/**
 * The build's list of its files (`/offline.json`, written by tools/postbuild.ts). Paths are
 * root-relative.
 */
export interface OfflineFiles {
  /** Set by a build with `OFFLINE_GUIDE=off`. */
  off?: boolean
  /** Files that any page may need: the entry, fonts, lazy components. */
  always: string[]
  /** Files that another file loads later, by that file. */
  together: Record<string, string[]>
  bytes: Record<string, number>
}

/** Throws if it cannot be read. */
export async function readOfflineFiles(): Promise<OfflineFiles> {
  const response = await fetch('/offline.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/offline.json answered ${response.status}`)
  return response.json()
}
