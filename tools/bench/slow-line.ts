import { performance } from 'node:perf_hooks'

/** Lighthouse's mobile line (its "slow 4G"): 1.6 Mbit/s, and a round trip of 150 ms. */
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000
const roundTripMs = 150
/** To connect, to agree on keys (TLS 1.3) and to ask. */
const roundTripsOfDocument = 3
const tickMs = 5
/** What a stream sends before another of the same rank has its turn: about what a packet carries. */
const packetBytes = 1400

/** How the streams of a connection share it: in the order of their urgency, as Cloudflare sends them, or all alike. */
export type Sharing = 'ordered' | 'alike'

/** What a stream sends, and where to. */
interface Sender {
  body: Buffer
  write: (bytes: Buffer) => void
  end: () => void
  isClosed: () => boolean
}

interface Waiting extends Sender {
  sent: number
  urgency: number
  isIncremental: boolean
}

/** Reads the header `priority` of RFC 9218, such as `u=1, i`; a stream without one has the urgency 3. */
export function readPriority(header: string | undefined): { urgency: number; isIncremental: boolean } {
  const urgency = /(?:^|,)\s*u=([0-7])/.exec(header ?? '')?.[1] ?? '3'
  return { urgency: Number(urgency), isIncremental: /(?:^|,)\s*i(?:$|[,\s;]|=\?1)/.test(header ?? '') }
}

/** How long an answer takes to begin, in milliseconds; a document opens the connection. */
export function latencyOf(destination: string | undefined): number {
  return destination === 'document' ? roundTripMs * roundTripsOfDocument : roundTripMs
}

/** One connection over a slow line: what is sent through it comes at the line's pace. */
export function openSlowLine(sharing: Sharing): (sender: Sender, priority: string | undefined) => void {
  const waiting: Waiting[] = []
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined

  function sendPacket(allowed: number): number {
    const first = Math.min(...waiting.map(({ urgency }) => urgency))
    const at = waiting.findIndex(({ urgency }) => urgency === first)
    const [stream] = waiting.splice(at, 1)
    if (!stream || stream.isClosed()) return 0
    const packet = stream.body.subarray(stream.sent, stream.sent + Math.min(allowed, packetBytes))
    stream.sent += packet.length
    stream.write(packet)
    if (stream.sent >= stream.body.length) stream.end()
    else if (stream.isIncremental) waiting.push(stream)
    else waiting.splice(at, 0, stream)
    return packet.length
  }

  function tick(): void {
    const now = performance.now()
    let allowed = Math.floor((now - sentAt) * bytesPerMs)
    sentAt += allowed / bytesPerMs
    while (allowed > 0 && waiting.length > 0) allowed -= sendPacket(allowed)
    if (waiting.length > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return (sender, priority) => {
    const rank = sharing === 'ordered' ? readPriority(priority) : { urgency: 3, isIncremental: true }
    waiting.push({ ...sender, ...rank, sent: 0 })
    if (timer) return
    sentAt = performance.now()
    timer = setInterval(tick, tickMs)
  }
}
