import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { HoldClock, minutesToSay } from './hold-clock'

beforeAll(() => loadTexts('vi', ['bookings']))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T07:20:00Z') })
})
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

it('counts down, says five minutes and one aloud and no other, and tells when it is over', () => {
  const lapse = vi.fn()
  const { container } = render(
    <PageDataContext value={samplePageData}>
      <I18nextProvider i18n={getI18n('vi')}>
        <HoldClock until="2026-11-23T07:35:00Z" onLapse={lapse} />
      </I18nextProvider>
    </PageDataContext>,
  )
  const said = () => container.querySelector('[aria-live]')?.textContent
  expect(container.textContent).toContain('Chỗ của bạn được giữ đến 14:35.')
  expect(container.textContent).toContain('Còn 15:00')
  pass(9 * 60)
  expect([container.textContent, said()]).toEqual([expect.stringContaining('Còn 6:00'), ''])
  pass(60)
  expect(said()).toBe('Còn 5 phút giữ chỗ.')
  pass(4 * 60 + 1)
  expect(said()).toBe('Còn 1 phút giữ chỗ.')
  expect(lapse).not.toHaveBeenCalled()
  pass(59)
  expect(lapse).toHaveBeenCalled()
})

it('says a minute that a late tick has passed over, and none that was over before', () => {
  expect(minutesToSay(301, 299)).toBe(5)
  expect(minutesToSay(61, 60)).toBe(1)
  expect(minutesToSay(200, 199)).toBeUndefined()
})
