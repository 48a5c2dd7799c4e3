import { Share2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../schema/locale'
import { absoluteUrl } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { buttonStyles } from './button-styles'
import { ShareLinks } from './share-links'

const ShareMenu = lazy(async () => ({ default: (await import('./share-menu')).ShareMenu }))

interface ShareButtonProps {
  title: string
  /** Screen path of the shared page. */
  path: string
  withText?: boolean
  /** Told where it was shared: a target's name, `system` or `link`. */
  onShared?: (target: string) => void
}

/** Shares a page: through the system where it can, otherwise by a small menu, which is loaded with its first use (decision E3). */
export function ShareButton({ title, path, withText = false, onShared }: ShareButtonProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { defaultLocale, siteUrl } = useSettings()
  const [url, setUrl] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setUrl(undefined), [])

  async function share() {
    const address = new URL(localizedPath(path, locale, defaultLocale), window.location.origin).href
    if (typeof navigator.share !== 'function') {
      setUrl((before) => (before ? undefined : address))
      return
    }
    try {
      await navigator.share({ title, url: address })
      onShared?.('system')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      setUrl(address)
    }
  }

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={url !== undefined}
        aria-label={withText ? undefined : t('shareItem', { title })}
        onClick={share}
        className={withText ? buttonStyles.onPicture : buttonStyles.iconOnPicture}
      >
        <Share2 aria-hidden="true" className="size-5" />
        {withText && t('share')}
      </button>
      {withText && (
        <noscript>{import.meta.env.SSR && <ShareLinks title={title} url={absoluteUrl(siteUrl, path, locale, defaultLocale)} />}</noscript>
      )}
      {url !== undefined && (
        <Suspense fallback={null}>
          <ShareMenu title={title} url={url} button={button} onClose={close} onShared={onShared} />
        </Suspense>
      )}
    </div>
  )
}
