import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Source: OWASP Password Storage Cheat Sheet (N = 2^14, r = 8, p = 5). */
const current = { ln: 14, r: 8, p: 5 }
const saltBytes = 16
const hashBytes = 32

interface Parameters {
  ln: number
  r: number
  p: number
}

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function encode({ ln, r, p }: Parameters, salt: Buffer, hash: Buffer) {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(hash)}`
}

/** Returns a PHC string. Takes some 200 ms of CPU. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return encode(current, salt, await derive(password, salt, current))
}

const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Compared for unknown users, so that they take as long as known ones. */
const nobody = encode(current, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes))

/** Takes as long without a stored hash. Throws a RangeError if it is not a scrypt hash. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, ln, r, p, salt, hash] = phc.exec(stored ?? nobody) ?? []
  if (!salt || !hash) throw new RangeError('the stored password is not a scrypt hash')
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters)
  const matches = timingSafeEqual(derived, Buffer.from(hash, 'base64')) && stored !== undefined
  // Stored with other parameters than today's, so it should be hashed again.
  const isOutdated =
    parameters.ln !== current.ln || parameters.r !== current.r || parameters.p !== current.p
  return { matches, isOutdated }
}
