import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const isText = /text|javascript|json|svg/
const script = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link[^>]*modulepreload[^>]*>/gs

async function answerOf(
  origin: string,
  path: string,
  { own, strip }: { own: string; strip: boolean },
): Promise<Answer> {
  const answer = await fetch(origin + path)
  const type = answer.headers.get('content-type') ?? ''
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/encoding|length|transfer|connection|keep-alive/.test(name),
    ),
  )
  const body = Buffer.from(await answer.arrayBuffer())
  if (!isText.test(type)) return { status: answer.status, headers, body }
  const isDocument = type.includes('text/html')
  // Sites write their own origin into addresses and data.
  const html = isDocument && body.toString().replaceAll(origin, own)
  // Laid out as with scripts: the inline script sets this class before the first paint.
  const shown =
    html && strip ? html.replace(script, '').replace('<html ', '<html class="js" ') : html
  const text = shown || body
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: packed }
}

export interface EdgeStandIn {
  /** https with a self-signed certificate: browsers need `--ignore-certificate-errors`. */
  url: string
  stop(): void
}

/**
 * Serves what `origin` answers as Cloudflare's edge would: over HTTP/2, compressed, from memory, so
 * that the browser has the processor for itself. `strip` removes every script from the documents.
 */
export async function standInForEdge(origin: string, { strip = false } = {}): Promise<EdgeStandIn> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  })
  const answers = new Map<string, Promise<Answer>>()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    // Article views are counted by POST.
    if (request.method === 'POST') return void response.writeHead(204).end()
    const found = answers.get(request.url) ?? answerOf(origin, request.url, { own: url(), strip })
    answers.set(request.url, found)
    const { status, headers, body } = await found
    response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body)
  })
  const url = () => `https://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: url(),
    stop: () => void server.close(),
  }
}
