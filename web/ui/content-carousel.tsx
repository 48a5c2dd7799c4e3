import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMounted } from '../lib/browser-value'
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
    list.scrollTo({ left: target * stepOf(list) })
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      className="page lazy-159 py-8 md:lazy-154 md:py-20"
    >
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
              className={`${buttonStyles.icon} disabled:opacity-40`}
            >
              <ChevronLeft />
            </button>
            <button
              type="button"
              aria-label={t('carousel.next')}
              disabled={mounted && offset >= last}
              onClick={() => goTo(offset + 1)}
              className={`${buttonStyles.icon} disabled:opacity-40`}
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
        className={
          'relative -mx-4.5 flex snap-x snap-mandatory scroll-px-4.5 ' +
          'gap-4 md:gap-6 overflow-x-auto scroll-smooth px-4.5 pb-4 ' +
          'motion-reduce:scroll-auto md:mx-0 md:scroll-px-0 md:px-0'
        }
      >
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            aria-roledescription="slide"
            aria-label={t('carousel.itemOf', { index: at + 1, total: items.length })}
            className="flex w-60 shrink-0 snap-start flex-col sm:w-[46%] lg:w-[calc((100%-3rem)/3)]"
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
              className={
                'inline-grid size-11 place-items-center before:size-2.5 before:rounded-full ' +
                (at === offset
                  ? 'before:bg-action forced-colors:before:bg-[Highlight]'
                  : 'before:bg-muted/50 hover:before:bg-muted forced-colors:before:bg-[ButtonText]')
              }
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
