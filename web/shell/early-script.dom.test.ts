import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '../../schema/locale'
import { earlyScript } from './early-script'
import { isLanguageOffered } from './shell'

const visitors = [
  { languages: ['en-US', 'vi'], cookie: '', dismissed: false, offered: ['vi'] },
  { languages: ['vi-VN'], cookie: '', dismissed: false, offered: ['en'] },
  { languages: ['ko', 'EN'], cookie: '', dismissed: false, offered: ['vi'] },
  { languages: ['ko'], cookie: '', dismissed: false, offered: [] },
  { languages: ['en'], cookie: 'a=1; locale=vi', dismissed: false, offered: ['en'] },
  { languages: ['en'], cookie: '', dismissed: true, offered: [] },
]

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.removeAttribute('data-offer')
})

it.each(visitors)(
  'offers the other language as the page does after it: $languages $cookie $dismissed',
  (visitor) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(visitor.languages)
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(visitor.cookie)
    if (visitor.dismissed) localStorage.setItem('language-offer-dismissed', 'true')
    const early = locales.filter((locale) => {
      document.documentElement.lang = locale
      document.documentElement.removeAttribute('data-offer')
      new Function(earlyScript)()
      return document.documentElement.hasAttribute('data-offer')
    })
    expect(early).toEqual(visitor.offered)
    expect(locales.filter(isLanguageOffered)).toEqual(visitor.offered)
  },
)

it('tells those who saved something or have a plan from those who did not', () => {
  const isMarked = (key: string, value: string) => {
    localStorage.clear()
    document.documentElement.removeAttribute('data-saved')
    localStorage.setItem(key, value)
    new Function(earlyScript)()
    return document.documentElement.hasAttribute('data-saved')
  }
  expect(isMarked('theme', 'dark')).toBe(false)
  expect(isMarked('saved', '[]')).toBe(false)
  expect(isMarked('saved', '[{"kind":"deal"}]')).toBe(true)
  expect(isMarked('plan', '"1~k3f9x2~20261203~0~0"')).toBe(true)
})
