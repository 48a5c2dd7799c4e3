import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { origin } from './site'

const bytesOf = (text: string) => Buffer.from(text)
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** A CBOR text of less than 24 bytes. */
const cborText = (text: string) => [0x60 + text.length, ...bytesOf(text)]
/** A CBOR byte string of 24 to 255 bytes. */
const cborBytes = (bytes: Uint8Array) => [0x58, bytes.length, ...bytes]

/** An ES256 key as COSE has it: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(raw: Uint8Array): number[] {
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33, 65)]
  return [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...cborBytes(x), 0x22, ...cborBytes(y)]
}

/** r and s, which WebCrypto returns one after the other, as a DER sequence of two integers. */
function derOf(signature: Uint8Array): Uint8Array {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].flatMap((half) => {
    const digits = [...half.subarray(half.findIndex((byte) => byte !== 0))]
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits
    return [2, positive.length, ...positive]
  })
  return new Uint8Array([0x30, integers.length, ...integers])
}

/** What differs from an honest browser and authenticator. */
interface Deviations {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  /** The credential that is named, and the user. */
  id?: string
  userHandle?: string
}

const [present, verified, withKey] = [1, 4, 64]

/** A software authenticator with one discoverable ES256 credential, attestation `none`. */
export async function makeAuthenticator() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  if (!('privateKey' in pair)) throw new TypeError('ECDSA keys are pairs')
  const { privateKey, publicKey } = pair
  const rawKey = await crypto.subtle.exportKey('raw', publicKey)
  if (!(rawKey instanceof ArrayBuffer)) throw new TypeError('raw keys are bytes')
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64url(credentialId)
  let [user, signatures] = ['', 0]

  async function dataOf(rpId: string, { isVerified = true, counter }: Deviations, key: number[]) {
    signatures = counter ?? signatures + 1
    const flags = present | (isVerified ? verified : 0) | (key.length > 0 ? withKey : 0)
    const count = [24, 16, 8, 0].map((shift) => (signatures >> shift) & 255)
    return new Uint8Array([...(await digest(bytesOf(rpId))), flags, ...count, ...key])
  }

  const clientData = (type: string, challenge: string, from: Deviations) =>
    bytesOf(JSON.stringify({ type, challenge, origin: from.origin ?? origin, crossOrigin: false }))

  return {
    id,
    /** Answers `navigator.credentials.create()`. */
    async register(
      options: PublicKeyCredentialCreationOptionsJSON,
      deviations: Deviations = {},
    ): Promise<object> {
      user = options.user.id
      const { rpId = options.rp.id ?? '' } = deviations
      const key = [...new Uint8Array(16), 0, credentialId.length, ...credentialId]
      const data = await dataOf(rpId, { counter: 0, ...deviations }, [
        ...key,
        ...coseKey(new Uint8Array(rawKey)),
      ])
      const attestation = [
        0xa3,
        ...[...cborText('fmt'), ...cborText('none')],
        ...[...cborText('attStmt'), 0xa0],
        ...[...cborText('authData'), ...cborBytes(data)],
      ]
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviations)),
          attestationObject: base64url(new Uint8Array(attestation)),
          transports: ['internal', 'telepathy'],
        },
      }
    },
    /** Answers `navigator.credentials.get()`. */
    async logIn(
      options: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge' | 'rpId'>,
      deviations: Deviations = {},
    ): Promise<object> {
      const { rpId = options.rpId ?? '', userHandle = user } = deviations
      const named = deviations.id ?? id
      const data = await dataOf(rpId, deviations, [])
      const client = clientData('webauthn.get', options.challenge, deviations)
      const signed = new Uint8Array([...data, ...(await digest(client))])
      const how = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = new Uint8Array(await crypto.subtle.sign(how, privateKey, signed))
      return {
        id: named,
        rawId: named,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(derOf(signature)),
          userHandle,
        },
      }
    },
  }
}
