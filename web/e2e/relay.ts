import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { port } from './site'

/**
 * What stands between the browser and the site: it can change pages as an editor would, fail, and
 * be cut off.
 */
export interface Relay {
  url: string
  /** Changes the text of the pages that pass through; undefined leaves them alone. */
  edit: ((html: string) => string) | undefined
  /** The status of every page instead of the site's. */
  status: number | undefined
  /** Methods and paths that came through. */
  asked: string[]
  /** Drops every connection, as in flight mode. */
  isCut: boolean
  close: () => Promise<void>
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function ask(incoming: IncomingMessage): Promise<{ message: IncomingMessage; body: Buffer }> {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const outgoing = request({ port, path: incoming.url, method: incoming.method, headers })
  outgoing.end(await bodyOf(incoming))
  const [message] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { message, body: await bodyOf(message) }
}

/**
 * Stands between a browser and the site at a port of its own, which is another origin: other tests
 * do not notice.
 */
export async function startRelay(): Promise<Relay> {
  const relay: Relay = {
    url: '',
    edit: undefined,
    status: undefined,
    asked: [],
    isCut: false,
    close: async () => {},
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    relay.asked.push(`${incoming.method} ${incoming.url}`)
    // Edited pages are other pages: what the browser has of the old ones is not asked about.
    if (relay.edit) delete incoming.headers['if-none-match']
    const { message, body } = await ask(incoming)
    const isPage = message.headers['content-type']?.startsWith('text/html') === true
    const { 'transfer-encoding': _, 'content-length': __, ...headers } = message.headers
    if (isPage && relay.edit) headers.etag = `W/"${relay.edit('')}"`
    outgoing.writeHead((isPage && relay.status) || (message.statusCode ?? 500), headers)
    outgoing.end(isPage && relay.edit ? relay.edit(body.toString()) : body)
  }

  const server = createServer((incoming, outgoing) => {
    if (relay.isCut) {
      incoming.socket.destroy()
      return
    }
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  relay.url = `http://localhost:${address.port}`
  relay.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return relay
}
