import { createSecureServer } from 'node:http2'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const isText = /text|javascript|json|svg/
const script = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs

/**
 * The page without any script, laid out as with them: the inline script would have marked the document before the first paint, and the
 * faces, which it loads, are the style sheet that they are where no script can run (here one could, so that the rule for them fails).
 */
function withoutScripts(html: string): string {
  return html.replace(script, '').replace('<html ', '<html class="js" ').replace(' media="(scripting: none)"', '')
}

async function answerOf(url: string, strip: boolean): Promise<Answer> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|transfer|connection/.test(name)))
  const body = Buffer.from(await answer.arrayBuffer())
  if (!isText.test(type)) return { status: answer.status, headers, body }
  const text = strip && type.includes('text/html') ? withoutScripts(body.toString()) : body
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: packed }
}

export interface EdgeStandIn {
  /** https, with a certificate that nobody knows: browsers need `--ignore-certificate-errors`. */
  url: string
  /** Has the answer to a path ready. */
  warm(path: string): Promise<void>
  stop(): void
}

/**
 * The site at `origin` as the edge sends it: over HTTP/2 (a browser asks HTTP/1.1 for six files at once, so that a picture would wait
 * for the fonts) and compressed. `strip` takes every script out of the pages. Answers are kept: the browser has the processor for itself.
 */
export async function standInForEdge(origin: string, port: number, { strip }: { strip: boolean }): Promise<EdgeStandIn> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })
  const kept = new Map<string, Promise<Answer>>()
  const find = (path: string): Promise<Answer> => {
    const answer = kept.get(path) ?? answerOf(origin + path, strip)
    kept.set(path, answer)
    return answer
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    if (request.method === 'POST') {
      // An article's views are counted: nothing to keep, and nothing to wait for.
      response.writeHead(204).end()
      return
    }
    const { status, headers, body } = await find(request.url)
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? '' : body)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    url: `https://localhost:${port}`,
    warm: async (path) => {
      await find(path)
    },
    stop: () => {
      server.close()
    },
  }
}
