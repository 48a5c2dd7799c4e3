import { Share2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
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
  path: string
  withText?: boolean
  onShared?: (target: string) => void
}

export function ShareButton({ title, path, withText = false, onShared }: ShareButtonProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { defaultLocale, siteUrl } = useSettings()
  const [url, setUrl] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  // A press outside closes the menu before the button's click.
  const wasOpen = useRef(false)

  async function share() {
    if (wasOpen.current || url) return setUrl(undefined)
    const address = new URL(localizedPath(path, locale, defaultLocale), window.location.origin).href
    if (typeof navigator.share !== 'function') return setUrl(address)
    try {
      await navigator.share({ title, url: address })
      onShared?.('system')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      setUrl(address)
    }
  }

  return (
    <div
      className={`relative ${withText ? 'flex max-lg:grow max-lg:basis-12 max-lg:only:grow-0' : ''}`}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={url !== undefined}
        aria-label={withText ? undefined : t('shareItem', { title })}
        onPointerDown={() => {
          wasOpen.current = url !== undefined
        }}
        onClick={share}
        className={withText ? buttonStyles.tool : buttonStyles.iconOnPicture}
      >
        <Share2 className="size-5" />
        {withText && t('share')}
      </button>
      {withText && (
        <noscript>
          {import.meta.env.SSR && (
            <ShareLinks title={title} url={absoluteUrl(siteUrl, path, locale, defaultLocale)} />
          )}
        </noscript>
      )}
      {url !== undefined && (
        <Suspense fallback={null}>
          <ShareMenu
            title={title}
            url={url}
            button={button}
            onClose={() => setUrl(undefined)}
            onShared={onShared}
          />
        </Suspense>
      )}
    </div>
  )
}
