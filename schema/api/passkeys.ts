import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { type adminPasskeys, passkeyTransports } from '../tables/admins'
import { oneLine } from './text-fields'

const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/)

/** At most 1,023 bytes. Source: Web Authentication, Level 3, "Credential ID". */
const credentialId = base64url(1364)

/** What is read of a `PublicKeyCredential` as JSON. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
const clientDataJSON = base64url(8000)
/** What is inside of it, as far as it is read before the signature. */
export const clientData = z.object({ challenge: z.string() })

export const passkeyLoginInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(100).optional(),
  }),
})
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>

export const addPasskeyInput = z.object({
  name: oneLine(adminLimits.passkeyName).min(1),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(40_000),
      transports: z
        .array(z.string())
        .default([])
        .transform((given) => passkeyTransports.filter((known) => given.includes(known))),
    }),
  }),
})
export type AddPasskeyInput = z.output<typeof addPasskeyInput>

export const passkeyParam = z.object({ id: credentialId })

export type Passkey = Pick<
  typeof adminPasskeys.$inferSelect,
  'id' | 'name' | 'createdAt' | 'lastUsedAt'
>
