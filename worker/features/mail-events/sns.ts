import { verify, X509Certificate } from 'node:crypto'
import * as z from 'zod'
import { ApiError } from '../../platform/http/errors'

/** Amazon SNS, which carries the events of Amazon SES. */
const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().max(100),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.literal('2'),
  Signature: z.base64(),
  SigningCertURL: z.url(),
  Subject: z.string().optional(),
  Token: z.string().optional(),
  SubscribeURL: z.url().optional(),
})
export type SnsMessage = z.infer<typeof snsMessage>

const maxAgeMs = 60 * 60 * 1000

/** Only Amazon has addresses below these, and only its certificates lie there. */
function isOfAmazon(address: string, topic: string): boolean {
  const url = new URL(address)
  const region = topic.split(':')[3]
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    [`sns.${region}.amazonaws.com`, `sns.${region}.amazonaws.com.cn`].includes(url.hostname)
  )
}

function signedText(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : ([
          'Message',
          'MessageId',
          'SubscribeURL',
          'Timestamp',
          'Token',
          'TopicArn',
          'Type',
        ] as const)
  return names
    .flatMap((name) => (message[name] === undefined ? [] : `${name}\n${message[name]}\n`))
    .join('')
}

async function ask(address: string): Promise<string> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`${new URL(address).hostname} answered ${response.status}`)
  return response.text()
}

let known: { address: string; certificate: X509Certificate } | undefined

/** Of this isolate's last signer: Amazon changes it about once a year. */
async function certificateAt(address: string): Promise<X509Certificate> {
  if (known?.address !== address)
    known = { address, certificate: new X509Certificate(await ask(address)) }
  return known.certificate
}

/** Throws UNAUTHENTICATED for what the topic did not send within the last hour. */
export async function readSns(body: unknown, topic: string, now: Date): Promise<SnsMessage> {
  const { data: message } = snsMessage.safeParse(body)
  const refused = () => new ApiError('UNAUTHENTICATED')
  if (message?.TopicArn !== topic) throw refused()
  const age = now.getTime() - Date.parse(message.Timestamp)
  const { SigningCertURL: address } = message
  const isCertificate = /^\/SimpleNotificationService-\w+\.pem$/.test(new URL(address).pathname)
  if (Math.abs(age) > maxAgeMs || !isOfAmazon(address, topic) || !isCertificate) throw refused()
  const { publicKey } = await certificateAt(address)
  const signature = Buffer.from(message.Signature, 'base64')
  if (!verify('sha256', Buffer.from(signedText(message)), publicKey, signature)) throw refused()
  return message
}

/** Answers Amazon's question whether the topic may send here. */
export async function confirmSubscription({ SubscribeURL, TopicArn }: SnsMessage): Promise<void> {
  if (!SubscribeURL || !isOfAmazon(SubscribeURL, TopicArn)) throw new ApiError('UNAUTHENTICATED')
  await ask(SubscribeURL)
}
