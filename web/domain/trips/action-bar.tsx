import { MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'
import { headActions } from '../../ui/poster-hero'
import { SaveButton } from '../saved/save-button'
import type { SavedItem } from '../saved/saved-items'

interface ActionBarProps {
  /** What it costs, where that is known. */
  price?: ReactNode
  item?: SavedItem
  /** The one main action. */
  children: ReactNode
}

/** On phones, the main action of a page at the thumb while those of its head are not on the screen. */
export function ActionBar({ price, item, children }: ActionBarProps) {
  const { t } = useTranslation('shell')
  const { offices } = useSiteSettings()
  const isNeeded = useIsOffScreen(headActions)
  const whatsapp = offices.find(({ country }) => country === 'VN')?.whatsapp
  return (
    <aside
      aria-label={t('actionBar')}
      hidden={!isNeeded}
      data-print="hide"
      className="action-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card px-4 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="flex min-h-11 items-center gap-1 min-[24rem]:gap-2">
        <p className="min-w-min grow basis-0 text-[0.8125rem] leading-tight font-semibold text-pretty min-[24rem]:text-sm">{price}</p>
        <div className="-mx-1 flex shrink-0 min-[24rem]:mx-0">
          {whatsapp && (
            <a
              href={whatsapp}
              target="_blank"
              rel="noopener"
              aria-label="WhatsApp"
              className="inline-flex size-11 shrink-0 items-center justify-center max-[22rem]:hidden"
            >
              <MessageCircle aria-hidden="true" className="size-5.5" />
            </a>
          )}
          {item && <SaveButton item={item} look="plain" />}
        </div>
        {children}
      </div>
    </aside>
  )
}

/** Whether an element is above the screen, or below it but for its first 3 rem. */
function useIsOffScreen(id: string): boolean {
  const [isOffScreen, setIsOffScreen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const onChange: IntersectionObserverCallback = (changes) => setIsOffScreen(changes.at(-1)?.isIntersecting === false)
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px -48px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOffScreen
}
