import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollBehaviour, useMounted } from '../lib/browser-value'
import { buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

const widestView = 3

interface ContentCarouselProps<Item> {
  title: string
  subtitle?: string
  more?: { to: string; label: string }
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

export function ContentCarousel<Item>({
  title,
  subtitle,
  more,
  items,
  keyOf,
  children,
}: ContentCarouselProps<Item>) {
  const { t } = useTranslation('shell')
  const mounted = useMounted()
  const row = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  const [inView, setInView] = useState(widestView)
  const last = Math.max(0, items.length - inView)

  function follow() {
    const list = row.current
    const step = stepOf(list)
    if (!list || step === 0) return
    setInView(Math.max(1, Math.round(list.clientWidth / step)))
    setOffset(Math.round(list.scrollLeft / step))
  }

  function goTo(next: number) {
    const list = row.current
    if (!list) return
    const target = Math.min(last, Math.max(0, next))
    setOffset(target)
    list.scrollTo({ left: target * stepOf(list), behavior: scrollBehaviour() })
  }

  return (
    <section aria-roledescription="carousel" aria-label={title} className="page py-8 md:py-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-9">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          {subtitle && <p className="mt-2 text-pretty opacity-80">{subtitle}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {more && (
            <SiteLink to={more.to} className={buttonStyles.quiet}>
              {more.label}
            </SiteLink>
          )}
          <div className="flex gap-2 max-sm:hidden no-js:hidden">
            <button
              type="button"
              aria-label={t('carousel.previous')}
              disabled={offset === 0}
              onClick={() => goTo(offset - 1)}
              className={buttonStyles.icon}
            >
              <ChevronLeft />
            </button>
            <button
              type="button"
              aria-label={t('carousel.next')}
              disabled={mounted && offset >= last}
              onClick={() => goTo(offset + 1)}
              className={buttonStyles.icon}
            >
              <ChevronRight />
            </button>
          </div>
        </div>
      </div>
      <ul
        ref={(list) => {
          row.current = list
          if (!list) return
          const observer = new ResizeObserver(follow)
          observer.observe(list)
          return () => observer.disconnect()
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the arrow keys
        tabIndex={0}
        aria-label={title}
        onScroll={follow}
        className="rail rail-three relative"
      >
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            aria-roledescription="slide"
            aria-label={t('carousel.itemOf', { index: at + 1, total: items.length })}
            className="flex flex-col"
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {mounted && inView > 1 && last > 0 && (
        <div role="group" aria-label={t('carousel.pages')} className="mt-2 flex justify-center">
          {Array.from({ length: last + 1 }, (_, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={at}
              type="button"
              aria-label={t('carousel.goTo', { index: at + 1 })}
              aria-current={at === offset}
              onClick={() => goTo(at)}
              className="slide-mark slide-dot"
            />
          ))}
        </div>
      )}
    </section>
  )
}

function stepOf(list: HTMLUListElement | null): number {
  const [first, second] = list?.children ?? []
  if (!first || !second) return 0
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left
}
