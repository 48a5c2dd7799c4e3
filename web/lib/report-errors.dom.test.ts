import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportErrors } from './report-errors'

let sent: string[]
let stop = new AbortController()

async function start(settings: object = {}): Promise<void> {
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, heard: EventListenerOrEventListenerObject) =>
      listen(type, heard, { signal: stop.signal }),
  )
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: Blob) => {
      void body.text().then((text) => sent.push(`${path} ${text}`))
    },
    ...settings,
  })
  reportErrors(() => 'home')
}
const fail = (message: string) => window.dispatchEvent(new ErrorEvent('error', { message }))
const settled = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))

beforeEach(() => {
  sent = []
  stop = new AbortController()
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  stop.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('sends errors and unhandled rejections, at most three a page view', async () => {
  await start()
  fail('one')
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('two') })
  window.dispatchEvent(rejection)
  fail('three')
  fail('four')
  window.history.replaceState(null, '', '/thu')
  fail('five')
  await settled()
  const line = (message: string) => `/api/errors {"page":"home","message":"${message}"}`
  expect(sent).toEqual(['one', 'Error: two', 'three', 'five'].map(line))
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends nothing where the browser says %j',
  async (settings) => {
    const sendBeacon = vi.fn()
    await start({ ...settings, sendBeacon })
    fail('one')
    expect(sendBeacon).not.toHaveBeenCalled()
  },
)

it('sends nothing of other sites’ scripts, and no rejection that the site expects', async () => {
  const sendBeacon = vi.fn()
  await start({ sendBeacon })
  fail('Script error.')
  const expected = new Event('unhandledrejection', { cancelable: true })
  expected.preventDefault()
  window.dispatchEvent(expected)
  expect(sendBeacon).not.toHaveBeenCalled()
})
