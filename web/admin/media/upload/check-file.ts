import { type MediaRefusal, maxMediaBytes } from '../../../../schema/media'

/** Why a file is not taken: found out here, or by the API. */
export class FileRefused extends Error {
  readonly refusal: MediaRefusal

  constructor(refusal: MediaRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const headLength = 512

/**
 * What begins a file of each type that the library takes or the API has a better answer to, as
 * Latin-1.
 */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s]

/**
 * Why a file need not be sent at all, so that nobody waits for an upload to learn it; the API tells
 * by the whole file.
 */
export async function checkFile(file: File): Promise<MediaRefusal | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxMediaBytes) return 'too-large'
  return refusalOfHead(await readHead(file))
}

async function readHead(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    return String.fromCharCode(...bytes)
  } catch (error) {
    // A dropped folder looks like a file until it is read.
    console.debug('the file could not be read', error)
    throw new FileRefused('not-a-picture')
  }
}

function refusalOfHead(head: string): MediaRefusal | undefined {
  if (head.startsWith('GIF8')) return 'gif'
  if (/^\s*(?:\xef\xbb\xbf)?\s*</.test(head)) return /<svg|<\?xml/i.test(head) ? 'svg' : 'html'
  return beginnings.some((beginning) => beginning.test(head)) ? undefined : 'not-a-picture'
}
