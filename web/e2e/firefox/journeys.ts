import assert from 'node:assert/strict'
import { at } from '../site'
import type { Visitor } from './visitor'

interface Journey {
  title: string
  width: number
  run: (visitor: Visitor) => Promise<void>
}

const pages = [
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/plan-your-trip/day-7',
  '/travel-deals',
  '/shop-gear',
  '/inspiration',
  '/lien-he',
]

async function fitsEverywhere({ page, open }: Visitor): Promise<void> {
  for (const locale of ['vi', 'en'] as const) {
    for (const path of pages) {
      await open(at(locale, path))
      for (const width of [390, 1024, 1280]) {
        await page.setViewport({ width, height: 800 })
        const found = await page.evaluate(() => ({
          sideways: Math.max(
            0,
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          headings: document.querySelectorAll('h1').length,
        }))
        assert.deepEqual(found, { sideways: 0, headings: 1 }, `${locale} ${path} at ${width} px`)
      }
    }
  }
}

/**
 * The journeys of web/e2e that differ most between browsers: focus, history, storage, popovers,
 * themes of pictures.
 */
export const journeys: readonly Journey[] = [
  { title: 'every kind of page comes to life and fits', width: 1280, run: fitsEverywhere },
  {
    title: 'a search from the header, and Back',
    width: 1600,
    async run({ page, open, until }) {
      await open(at('en', '/where-to-go'))
      await page.focus('header form input[type=search]')
      await page.keyboard.type('da nang')
      await page.keyboard.press('Enter')
      await until(
        'the first result',
        () => document.querySelector('main article h3')?.textContent,
        'Da Nang',
      )
      await page.focus('main input[type=search]')
      await page.keyboard.type(' x')
      await until(
        'the header follows',
        () => document.querySelector<HTMLInputElement>('header input[type=search]')?.value,
        'da nang x',
      )
      await page.goBack()
      await until('Back', () => location.pathname.endsWith('/where-to-go'), true)
    },
  },
  {
    title: 'the menu of a phone closes by Escape, and its button has the focus',
    width: 390,
    async run({ page, open, until }) {
      await open(at('en', '/where-to-go'))
      await page.click('header button[aria-label="Open menu"]')
      await until(
        'open',
        () => document.querySelector('#site-menu')?.matches(':popover-open'),
        true,
      )
      await page.keyboard.press('Escape')
      await until(
        'closed',
        () => document.querySelector('#site-menu')?.matches(':popover-open'),
        false,
      )
      await until('focus', () => document.activeElement?.getAttribute('popovertarget'), 'site-menu')
    },
  },
  {
    title: 'a chosen theme stays, for pictures too',
    width: 1280,
    async run({ page, open, until }) {
      await open(at('en', '/where-to-go/hue'))
      const isNight = () =>
        matchMedia(
          document.querySelector<HTMLSourceElement>('main picture source:last-of-type')?.media ??
            'not all',
        ).matches
      await page
        .emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
        .catch(() => {})
      await until('day', isNight, false)
      await page.click('header button[aria-pressed]')
      await until('night', isNight, true)
      await page.reload()
      await until('night after a reload', isNight, true)
    },
  },
  {
    title: 'a heart is kept over a reload',
    width: 1280,
    async run({ page, open, until }) {
      await open(at('en', '/where-to-go'))
      await page.click('main button[aria-pressed=false]')
      await until(
        'pressed',
        () => document.querySelectorAll('main button[aria-pressed=true]').length,
        1,
      )
      await page.reload()
      await until(
        'still pressed',
        () => document.querySelectorAll('main button[aria-pressed=true]').length,
        1,
      )
    },
  },
  {
    title: 'the newsletter: the focus goes to what it led to',
    width: 1280,
    async run({ page, open, until }) {
      await open(at('en', '/travel-deals'))
      await page.focus('main form input[type=email]')
      await page.keyboard.type(`${crypto.randomUUID()}@example.com`)
      await page.keyboard.press('Enter')
      await until(
        'focus',
        () => document.activeElement?.textContent?.includes('Successfully subscribed!'),
        true,
      )
    },
  },
  {
    title: 'a trip request without a name is told so, at the field',
    width: 390,
    async run({ page, open, until }) {
      await open(at('en', '/lien-he/trip-planning'))
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('main form button[type=submit]')?.click(),
      )
      await until('focus', () => document.activeElement?.getAttribute('name'), 'name')
      await until(
        'its error',
        () => {
          const id = document.activeElement?.getAttribute('aria-describedby')
          return Boolean(id && document.getElementById(id)?.textContent)
        },
        true,
      )
    },
  },
  {
    title: 'another language keeps place, query and typed text',
    width: 1280,
    async run({ page, open, until }) {
      await open(at('vi', '/lien-he/trip-planning?destination=hue'))
      await page.focus('main input[name=name]')
      await page.keyboard.type('Lan')
      await page.click('header a[hreflang=en]')
      await until('language', () => document.documentElement.lang, 'en')
      await until(
        'text',
        () => document.querySelector<HTMLInputElement>('main input[name=name]')?.value,
        'Lan',
      )
      await until('query', () => location.search, '?destination=hue')
    },
  },
]
