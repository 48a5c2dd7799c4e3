import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import { OfflineSection } from '../../domain/offline/download-button'
import { useOfflinePages } from '../../domain/offline/offline-pages'
import { useMounted } from '../../lib/browser-value'
import type { Head, HeadInput } from '../../lib/page'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'
import { useWantedPage } from './use-wanted-page'

function head({ t }: HeadInput): Head {
  return unlistedHead(paths.offline, t('offline:title'), t('offline:description'))
}

/**
 * Shown for pages that are not available offline: lists those that are, and retries the wanted one.
 */
export function Screen() {
  const { t } = useTranslation('offline')
  const kept = useOfflinePages()
  const mounted = useMounted()
  const wanted = useWantedPage()
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[1fr_20rem]">
      <div>
        <h1 className="text-display">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-muted">{t('intro')}</p>
        {wanted && (
          <div className="mt-6 max-w-2xl rounded-card border border-line bg-card p-4">
            <p>{t('notKept')}</p>
            {/* Loaded anew on purpose: only then is the network asked again. */}
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

Screen.head = head
