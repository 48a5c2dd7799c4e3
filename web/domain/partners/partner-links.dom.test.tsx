import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { ActivityLink, BookingLink, HotelLink } from './partner-link'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)

const ended = new AbortController()
afterAll(() => ended.abort())

beforeAll(async () => {
  await loadTexts('en', ['shell'])
  // No window opens.
  for (const name of ['click', 'auxclick'])
    document.addEventListener(name, (event) => event.preventDefault(), { signal: ended.signal })
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
})
afterEach(() => {
  cleanup()
  sendBeacon.mockClear()
})

function linkOf(element: ReactElement): HTMLElement {
  render(
    <PageDataContext value={samplePageData}>
      <I18nextProvider i18n={getI18n('en')}>{element}</I18nextProvider>
    </PageDataContext>,
  )
  return screen.getByRole('link')
}

async function sentEvents(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await body.text())]),
  )
}

const hotelEvent = [
  '/api/analytics/affiliate-click',
  { itemId: 'hotel:hoi-an', merchant: 'Hotel Partner', category: 'hotel', country: 'VN' },
]

it('a hotel link passes the click log without a referrer, and sends its event for every way to follow it', async () => {
  const link = linkOf(<HotelLink place="hoi-an">Hotels</HotelLink>)
  expect(link.getAttribute('href')).toBe('/r/hotel/hoi-an')
  expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer')
  fireEvent.click(link)
  fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }))
  expect(await sentEvents()).toEqual([hotelEvent, hotelEvent])
})

it.each([
  [
    'https://hotels.example/search?q=hue',
    'sponsored noopener',
    'hotels.example (partner link, opens in a new tab)',
  ],
  ['https://www.railway.example/', 'noopener', 'railway.example'],
])('a booking page at %s is marked where it is a partner’s', (href, rel, name) => {
  const link = linkOf(<BookingLink href={href} />)
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, rel])
  expect(link.textContent).toBe(name)
})

it('a hotel link of an article keeps the referrer', () => {
  const link = linkOf(
    <HotelLink place="hoi-an" ofArticle>
      Hotels
    </HotelLink>,
  )
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    '/r/article-hotel/hoi-an',
    'sponsored noopener',
  ])
})

it('an activity link passes the click log, and sends its event', async () => {
  const link = linkOf(<ActivityLink id="hanoi-food">Book</ActivityLink>)
  expect(link.getAttribute('href')).toBe('/r/activity/hanoi-food')
  fireEvent.click(link)
  expect(await sentEvents()).toEqual([
    [
      '/api/analytics/affiliate-click',
      {
        itemId: 'activity:hanoi-food',
        merchant: 'Activity Partner',
        category: 'activity',
        country: 'VN',
      },
    ],
  ])
})
