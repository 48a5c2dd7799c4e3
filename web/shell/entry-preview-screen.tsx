import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { PreviewedKind } from '../../schema/content/choices'
import type { SiteSettings } from '../../schema/content/site-settings'
import { isLocale, type Locale } from '../../schema/locale'
import { articlePath } from '../domain/articles/paths'
import { entryPath } from '../domain/entries/paths'
import { useLocale } from '../lib/locale-context'
import type { ScreenModule, ScreenProps } from '../lib/page'
import { type PageData, PageDataContext, usePageData } from '../lib/page-data'

interface PreviewMessage {
  kind: PreviewedKind
  slug: string
  locale: Locale
  view: object
}

function isPreviewMessage(value: unknown): value is PreviewMessage {
  if (typeof value !== 'object' || value === null) return false
  const { kind, slug, locale, view } = value as Partial<Record<keyof PreviewMessage, unknown>>
  return (
    typeof kind === 'string' &&
    Object.hasOwn(screens, kind) &&
    typeof slug === 'string' &&
    isLocale(locale) &&
    typeof view === 'object' &&
    view !== null
  )
}

const screen = (load: () => Promise<ScreenModule>): ComponentType<ScreenProps> =>
  lazy(async () => ({ default: (await load()).Screen }))

const guide = screen(() => import('../features/guides/guide-detail-screen'))
const screens: Record<PreviewedKind, ComponentType<ScreenProps>> = {
  post: screen(() => import('../features/articles/article-detail-screen')),
  destination: screen(() => import('../features/destinations/destination-detail-screen')),
  topic: screen(() => import('../features/topics/topic-detail-screen')),
  guide,
  itinerary: guide,
  deal: screen(() => import('../features/deals/deal-detail-screen')),
  home: screen(() => import('../features/home/home-screen')),
  farm: screen(() => import('../features/farm/farm-screen')),
  about: screen(() => import('../features/about/about-screen')),
  settings: screen(() => import('../features/contact/contact-screen')),
  page: screen(() => import('../features/pages/page-screen')),
  prices: screen(() => import('../features/prices/prices-screen')),
  author: screen(() => import('../features/authors/author-screen')),
  route: screen(() => import('../features/routes/route-detail-screen')),
  letter: screen(() => import('../features/letters/letter-detail-screen')),
}

function previewedData(pageData: PageData, { kind, view }: PreviewMessage): PageData {
  if (kind !== 'settings') return pageData
  return { ...pageData, settings: { ...pageData.settings, site: view as SiteSettings } }
}

export function Screen() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { mutate } = useSWRConfig()
  const pageData = usePageData()
  const [shown, setShown] = useState<PreviewMessage>()

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (
        origin !== window.location.origin ||
        source !== window.parent ||
        !isPreviewMessage(data) ||
        data.locale !== locale
      )
        return
      const { kind, slug, view } = data
      const path = kind === 'post' ? articlePath(slug, locale) : entryPath(kind, slug, locale)
      void mutate(path, view, { revalidate: false })
      setShown(data)
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage({ isReady: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [mutate, locale])

  if (!shown) return <h1 className="page py-16 text-base text-muted">{t('loading')}</h1>
  const { kind, slug } = shown
  const Shown = screens[kind]
  return (
    <PageDataContext value={previewedData(pageData, shown)}>
      <Suspense fallback={<div className="pulsing skeleton h-72" />}>
        <div onClickCapture={openBeside}>
          <Shown key={`${kind}/${slug}`} params={{ slug }} />
        </div>
      </Suspense>
    </PageDataContext>
  )
}

export function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
