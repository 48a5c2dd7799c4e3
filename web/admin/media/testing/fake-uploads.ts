import { vi } from 'vitest'

/** An upload as the server sees it, for a test to let it go on and to answer it. */
export class FakeUpload {
  method = ''
  path = ''
  headers: Record<string, string> = {}
  body: unknown
  isAborted = false
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  open(method: string, path: string) {
    this.method = method
    this.path = path
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: unknown) {
    this.body = body
  }

  abort() {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }

  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }

  fail() {
    this.onerror?.()
    this.onloadend?.()
  }
}

/** Replaces XMLHttpRequest; returns the uploads in the order in which they were begun. */
export function fakeUploads(): FakeUpload[] {
  const sent: FakeUpload[] = []
  class Recorded extends FakeUpload {
    constructor() {
      super()
      sent.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Recorded)
  return sent
}

/** A file that begins as a JPEG does. */
export function jpegFile(name: string): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
}
