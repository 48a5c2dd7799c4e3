import { MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'
import { headActions } from '../../ui/poster-hero'
import { SaveButton } from '../saved/save-button'
import type { SavedItem } from '../saved/saved-items'

interface ActionBarProps {
  price?: ReactNode
  item?: SavedItem
  children: ReactNode
}

export function ActionBar({ price, item, children }: ActionBarProps) {
  const { t } = useTranslation('shell')
  const { offices } = useSiteSettings()
  const isNeeded = useIsOffScreen()
  const whatsapp = offices.find(({ country }) => country === 'VN')?.whatsapp
  return (
    <aside aria-label={t('actionBar')} hidden={!isNeeded} data-print="hide" className="action-bar">
      <div className="flex min-h-11 items-center gap-1">
        <p
          className={
            'min-w-min flex-1 text-fine leading-tight font-semibold text-pretty md:text-sm'
          }
        >
          {price}
        </p>
        <div className="-mx-1 flex shrink-0">
          {whatsapp && (
            <a
              href={whatsapp}
              target="_blank"
              rel="noopener"
              aria-label="WhatsApp"
              className="inline-flex size-11 shrink-0 items-center justify-center"
            >
              <MessageCircle className="size-5" />
            </a>
          )}
          {item && <SaveButton item={item} look="plain" />}
        </div>
        {children}
      </div>
    </aside>
  )
}

const repeated = `#${headActions}, main form[method=post]`

function useIsOffScreen(): boolean {
  const [isOffScreen, setIsOffScreen] = useState(false)
  useEffect(() => {
    const onScreen = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) onScreen.add(target)
          else onScreen.delete(target)
        }
        setIsOffScreen(onScreen.size === 0)
      },
      { rootMargin: '0px 0px -48px' },
    )
    for (const element of document.querySelectorAll(repeated)) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isOffScreen
}
