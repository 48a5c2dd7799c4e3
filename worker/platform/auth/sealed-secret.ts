const utf8 = new TextEncoder()
const purpose = utf8.encode('secrets of second factors')

interface Seal {
  /** Any text of enough entropy, such as a Workers secret. */
  key: string
  /** Whose it is: what is sealed for one owner does not open for another. */
  owner: string
}

async function deriveKey(key: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8.encode(key), 'HKDF', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const algorithmOf = (iv: BufferSource, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8.encode(owner),
})

export function isSealed(text: string): boolean {
  return text.startsWith('v1.')
}

/** Returns `v1.<iv>.<ciphertext>` in base64url: AES-256-GCM with a key derived by HKDF-SHA-256. */
export async function sealSecret(secret: string, { key, owner }: Seal): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = algorithmOf(iv, owner)
  const sealed = await crypto.subtle.encrypt(algorithm, await deriveKey(key), utf8.encode(secret))
  const parts = [iv, new Uint8Array(sealed)].map((part) => Buffer.from(part).toString('base64url'))
  return ['v1', ...parts].join('.')
}

/** Throws an OperationError for another key, another owner or a changed text. */
export async function openSecret(sealed: string, { key, owner }: Seal): Promise<string> {
  const [, iv = '', ciphertext = ''] = sealed.split('.')
  const algorithm = algorithmOf(Buffer.from(iv, 'base64url'), owner)
  const bytes = Buffer.from(ciphertext, 'base64url')
  const opened = await crypto.subtle.decrypt(algorithm, await deriveKey(key), bytes)
  return new TextDecoder().decode(opened)
}
