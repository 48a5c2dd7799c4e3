import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { OfflineSection } from '../../domain/offline/download-button'
import { useOfflinePages } from '../../domain/offline/offline-pages'
import { useMounted } from '../../lib/browser-value'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'

export function Screen() {
  const { t } = useTranslation('offline')
  const kept = useOfflinePages()
  const mounted = useMounted()
  const wanted = useWantedPage()
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 lg:aside-80">
      <div>
        <h1 className="text-display">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-muted">{t('intro')}</p>
        {wanted && (
          <div className="mt-6 max-w-2xl rounded-card border border-line bg-card p-4">
            <p>{t('notKept')}</p>
            {/* A full load, because only that retries the network. */}
            <a href={wanted} className={`${buttonStyles.secondary} mt-3`}>
              {t('tryAgain')}
            </a>
          </div>
        )}
        <OfflineSection />
        {mounted && kept.length === 0 && (
          <div className="mt-8 max-w-3xl">
            <EmptyState as="h2" title={t('emptyTitle')} text={t('emptyText')} />
          </div>
        )}
        <p className="mt-6">
          <SiteLink to={paths.home} className={buttonStyles.quiet}>
            {t('start')}
          </SiteLink>
        </p>
      </div>
      <div className="poster self-start max-lg:max-w-60">
        <Picture
          src="@assets/art/ninh-binh"
          alt={t('pictureAlt')}
          format="square"
          priority
          className="h-auto w-full"
        />
      </div>
    </div>
  )
}

function parseWanted(value: string | null): string | undefined {
  return value && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** In ms: devices report `online` before the network works. */
const nextTryMs = 5000

/** Whether the site responds, with any status. */
function isReached(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Navigates to a page once the site responds. Returns a function that cancels. */
function goOnceReached(path: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function tryNow() {
    clearTimeout(timer)
    const isReachable = navigator.onLine && (await isReached(path))
    if (isOver) return
    if (isReachable) window.location.replace(path)
    else timer = setTimeout(tryNow, nextTryMs)
  }
  timer = setTimeout(tryNow, nextTryMs)
  window.addEventListener('online', tryNow)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', tryNow)
  }
}

function useWantedPage(): string | undefined {
  const [search] = useSearchParams()
  const wanted = parseWanted(search.get('from'))
  // The service worker serves one document for all queries.
  const mounted = useMounted()

  useEffect(() => (wanted ? goOnceReached(wanted) : undefined), [wanted])

  return mounted ? wanted : undefined
}
