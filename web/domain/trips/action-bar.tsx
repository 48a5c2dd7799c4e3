import { MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'
import { SaveButton } from '../saved/save-button'
import type { SavedItem } from '../saved/saved-items'

interface ActionBarProps {
  /** What it costs, where that is known. */
  price?: ReactNode
  item?: SavedItem
  /** The one main action. */
  children: ReactNode
}

/** On phones, the main action of a page at the thumb once the page's head has left the screen. Stands right after that head. */
export function ActionBar({ price, item, children }: ActionBarProps) {
  const { t } = useTranslation('shell')
  const { offices } = useSiteSettings()
  const head = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(head)
  const whatsapp = offices.find(({ country }) => country === 'VN')?.whatsapp
  return (
    <>
      <div ref={head} />
      <aside
        aria-label={t('actionBar')}
        hidden={!isPast}
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
    </>
  )
}

/** Farther than any page is long, in px. */
const farBelow = 1_000_000

/** Whether an element has been scrolled out above the screen: what is below it counts as on it, so that a jump changes the intersection. */
function useIsPast(element: React.RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const onChange: IntersectionObserverCallback = (changes) => setIsPast(changes.at(-1)?.isIntersecting === false)
    const observer = new IntersectionObserver(onChange, { rootMargin: `0px 0px ${farBelow}px` })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
