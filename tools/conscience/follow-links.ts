import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { inTurn } from './in-turn'
import type { ShareImage, Target } from './types'

const noIds: ReadonlySet<string> = new Set()

/** Asks for an address; undefined where the connection fails, which is a finding and no fault of ours. */
async function ask(url: string, redirect: 'manual' | 'follow'): Promise<Response | undefined> {
  return fetch(url, { redirect, headers: { 'Sec-Fetch-Mode': 'navigate' } }).catch(() => undefined)
}

async function idsOf(response: Response | undefined): Promise<ReadonlySet<string>> {
  const text = await response?.text()
  if (!text || !response?.headers.get('content-type')?.includes('html')) return noIds
  return new Set(
    parse(text)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  )
}

async function followLink(base: string, path: string): Promise<Target> {
  const answer = await ask(base + path, 'manual')
  if (!answer) return { status: null, ids: noIds }
  const { status } = answer
  // Click-outs lead to partners' shops, which are not ours to visit.
  if (status < 300 || status >= 400 || path.startsWith('/r/')) return { status, ids: await idsOf(answer) }
  const end = await ask(base + path, 'follow')
  const endPath = end ? new URL(end.url).pathname : path
  return { status, end: { path: endPath, status: end?.status ?? null }, ids: await idsOf(end) }
}

/** What each of the paths (with queries, without fragments) answers. */
export async function followLinks(base: string, paths: readonly string[]): Promise<ReadonlyMap<string, Target>> {
  return new Map(await inTurn(paths, 6, async (path) => [path, await followLink(base, path)] as const))
}

async function readShareImage(base: string, path: string): Promise<ShareImage> {
  const response = await ask(base + path, 'follow')
  const type = response?.headers.get('content-type') ?? ''
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())
  const digest = createHash('sha256').update(bytes).digest('hex')
  const nothing = { status: response?.status ?? null, type, width: 0, height: 0, digest }
  if (!response?.ok || !type.startsWith('image/')) return nothing
  const { width, height } = await sharp(bytes).metadata()
  return { ...nothing, width, height }
}

/** What each of the paths of share pictures answers. Throws where a picture's bytes are of no known format. */
export async function readShareImages(base: string, paths: readonly string[]): Promise<ReadonlyMap<string, ShareImage>> {
  return new Map(await inTurn(paths, 6, async (path) => [path, await readShareImage(base, path)] as const))
}
