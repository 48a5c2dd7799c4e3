/** What the build tells of its files (`/offline.json`, tools/postbuild.ts). Paths are root-relative. */
export interface OfflineFiles {
  /** Set by a build that switches the offline guide off. */
  off?: boolean
  /** Files that every page may need, whichever it is: the start, the faces, what is loaded with the first use of a button. */
  always: string[]
  /** What a file brings along without a page naming it: a screen its head. */
  together: Record<string, string[]>
  /** Sizes in bytes. */
  bytes: Record<string, number>
}

/** Reads what the site's present build tells of its files. Throws where it does not answer. */
export async function readOfflineFiles(): Promise<OfflineFiles> {
  const response = await fetch('/offline.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/offline.json answered ${response.status}`)
  return response.json()
}
