import type { Context } from 'hono'
import { brandColours } from '../../../schema/brand'
import { type Locale, localizedPath, splitLocale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { AppEnv } from '../../platform/http/env'
import { icons, smallIcon } from './icons'

const manifestTexts = {
  vi: {
    description:
      'Đi đâu, ăn gì, ngủ đâu, đi lại ra sao: sổ tay du lịch Việt Nam và những hành ' +
      'trình về nông trại.',
    search: 'Tìm kiếm',
    saved: 'Chuyến đi của tôi',
    guides: 'Cẩm nang 30 ngày',
  },
  en: {
    description:
      'Where to go, what to eat, how to get around: a handbook to Vietnam and its farm journeys.',
    search: 'Search',
    saved: 'My trip',
    guides: '30-day guide',
  },
} satisfies Record<Locale, object>

const [paper] = brandColours.paper

function makeManifest(locale: Locale, defaultLocale: Locale): object {
  const start = localizedPath(paths.home, locale, defaultLocale)
  const texts = manifestTexts[locale]
  const shortcut = (name: string, path: string) => ({
    name,
    url: localizedPath(path, locale, defaultLocale),
    icons: [
      { src: smallIcon.path, sizes: `${smallIcon.size}x${smallIcon.size}`, type: 'image/png' },
    ],
  })
  return {
    id: start,
    name: site.name,
    short_name: site.name,
    description: texts.description,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    // Both languages: switching stays within the installed site.
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['travel'],
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    shortcuts: [
      shortcut(texts.search, paths.search),
      shortcut(texts.saved, paths.saved),
      shortcut(texts.guides, paths.guides),
    ],
  }
}

export function serveManifest(c: Context<AppEnv>): Response {
  const { defaultLocale } = c.var.settings
  const { locale } = splitLocale(c.req.path, defaultLocale)
  const headers = {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  }
  return c.body(JSON.stringify(makeManifest(locale, defaultLocale)), 200, headers)
}
