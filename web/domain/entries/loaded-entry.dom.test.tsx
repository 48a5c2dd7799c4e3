import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { type PageData, PageDataContext } from '../../lib/page-data'
import type { Remote } from '../../lib/use-api'
import { LoadedEntry } from './loaded-entry'

beforeAll(() => loadTexts('vi', ['shell']))

const retry = vi.fn()
const nothing: Remote<string> = {
  data: undefined,
  error: undefined,
  isNotFound: false,
  isNotInLanguage: false,
  isLoading: false,
  isPrevious: false,
  retry,
  mutate: vi.fn(),
}

function show(remote: Partial<Remote<string>>) {
  const settings = { defaultLocale: 'vi' } as PageData['settings']
  render(
    <PageDataContext value={{ settings, today: '2026-11-21', data: {}, errors: {} }}>
      <I18nextProvider i18n={getI18n('vi')}>
        <MemoryRouter initialEntries={['/travel-deals/a']}>
          <LoadedEntry
            remote={{ ...nothing, ...remote }}
            missing={{ title: 'Không tìm thấy ưu đãi', text: 'Ưu đãi đã hết.' }}
            back={{ to: '/travel-deals', label: 'Mọi ưu đãi' }}
          >
            {(entry) => <h1>{entry}</h1>}
          </LoadedEntry>
        </MemoryRouter>
      </I18nextProvider>
    </PageDataContext>,
  )
}

it('shows the entry once it is there', () => {
  show({ data: 'Du thuyền' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Du thuyền')
})

it('leads to the other language and to the list where there is no text in this one', () => {
  show({ isNotInLanguage: true, error: new Error('404') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chưa có bản tiếng Việt')
  const other = screen.getByRole('link', { name: 'View this page in English' })
  expect([other.getAttribute('href'), other.getAttribute('hreflang'), other.lang]).toEqual([
    '/en/travel-deals/a',
    'en',
    'en',
  ])
  expect(screen.getByRole('link', { name: 'Mọi ưu đãi' }).getAttribute('href')).toBe(
    '/travel-deals',
  )
})

it('says that there is no such entry, with the way back', () => {
  show({ isNotFound: true, error: new Error('404') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Không tìm thấy ưu đãi')
  expect(screen.getByRole('link', { name: 'Mọi ưu đãi' })).toBeTruthy()
})

it('offers another try where the entry could not be read', () => {
  show({ error: new Error('offline') })
  screen.getByRole('button', { name: 'Thử lại' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
