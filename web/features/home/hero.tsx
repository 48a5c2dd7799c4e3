import { ChevronDown, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { regions } from '../../../schema/content/choices'
import type { ShownSlide } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { scrollBehaviour, useMounted } from '../../lib/browser-value'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { useSwipe } from '../../lib/use-swipe'
import { buttonStyles } from '../../ui/button-styles'
import { LanguageSwitch } from '../../ui/language-switch'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { useCarousel } from './use-carousel'

export function Hero({ slides, destinations }: { slides: ShownSlide[]; destinations: number }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const carousel = useCarousel(slides.length)
  const { index, goTo, hold } = carousel
  const swipe = useSwipe((by) => goTo(index + by))
  const scrollDown = () => window.scrollBy({ top: window.innerHeight, behavior: scrollBehaviour() })
  const tools = [
    { label: t('previousSlide'), Icon: ChevronLeft, onClick: () => goTo(index - 1) },
    { label: t('nextSlide'), Icon: ChevronRight, onClick: () => goTo(index + 1) },
    { label: t('scrollDown'), Icon: ChevronDown, onClick: scrollDown },
  ]
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('heroLabel')}
      className="relative overflow-hidden bg-scrim text-on-night"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <div
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        className="slides hero grid"
        {...swipe}
      >
        {slides.map((slide, at) => (
          <Slide
            key={slide.region}
            slide={slide}
            at={at}
            total={slides.length}
            active={at === index}
            near={carousel.fetchesAhead && (index + 1) % slides.length === at}
            onReady={() => carousel.markReady(at)}
          />
        ))}
      </div>
      <div className="page absolute inset-x-0 bottom-0 z-10 pb-5">
        <HeroButtons />
        <div className="mt-2 flex items-center gap-x-2 md:mt-5">
          <div role="group" aria-label={t('slides')} className="me-auto flex max-sm:grow">
            {slides.map((slide, at) => (
              <button
                key={slide.region}
                type="button"
                aria-label={t('slide', { index: at + 1, title: text(slide, 'title', locale) })}
                aria-current={at === index}
                onClick={() => goTo(at)}
                className="slide-mark max-sm:grow"
              />
            ))}
          </div>
          <button
            type="button"
            className={buttonStyles.iconOnPicture}
            aria-label={carousel.isPlaying ? t('pause') : t('play')}
            onClick={carousel.togglePlaying}
          >
            {carousel.isPlaying ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
          </button>
          {tools.map(({ label, Icon, onClick }) => (
            <button
              key={label}
              type="button"
              className={`${buttonStyles.iconOnPicture} max-sm:hidden`}
              aria-label={label}
              onClick={onClick}
            >
              <Icon />
            </button>
          ))}
        </div>
      </div>
      <div className="page absolute inset-x-0 top-3 z-10 flex items-center justify-between">
        <p className="rounded-full bg-veil px-3 py-1 text-sm font-semibold">
          {t('counters', { destinations, regions: regions.length })}
        </p>
        <LanguageSwitch className={`${buttonStyles.iconOnPicture} text-sm`} />
      </div>
    </section>
  )
}

interface SlideProps {
  slide: ShownSlide
  at: number
  total: number
  active: boolean
  near: boolean
  onReady: () => void
}

function Slide({ slide, at, total, active, near, onReady }: SlideProps) {
  const { t } = useTranslation('home')
  const mounted = useMounted()
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={t('slideOf', { index: at + 1, total })}
      className={active ? 'hero-slide' : 'hero-slide invisible opacity-0'}
    >
      {(at === 0 || (mounted && (active || near))) && (
        <SlideContents slide={slide} isFirst={at === 0} onReady={onReady} />
      )}
      {at > 0 && <noscript>{import.meta.env.SSR && <SlideContents slide={slide} />}</noscript>}
    </div>
  )
}

/** Rendered for the first slide, for others shortly before they appear, and without scripts. */
function SlideContents({
  slide,
  isFirst = false,
  onReady,
}: {
  slide: ShownSlide
  isFirst?: boolean
  onReady?: () => void
}) {
  const locale = useLocale()
  const Heading = isFirst ? 'h1' : 'p'
  return (
    <>
      <Picture
        src={slide.imageUrl}
        alt=""
        format="tall"
        wideFormat="wide"
        priority={isFirst}
        onReady={onReady}
        className="hero-picture drift"
      />
      <div className="absolute inset-0 hero-shade" />
      <div className="page hero-words">
        <p
          className={
            'w-fit rounded-full bg-turmeric px-3 py-1 text-sm font-semibold text-scrim uppercase'
          }
        >
          {text(slide, 'tag', locale)}
        </p>
        <Heading className="mt-2 max-w-3xl font-display text-display font-semibold text-balance">
          {slide.destination ? (
            <SiteLink
              to={fillPath(paths.destination, { slug: slide.destination })}
              className="hover:underline"
            >
              {text(slide, 'title', locale)}
            </SiteLink>
          ) : (
            text(slide, 'title', locale)
          )}
        </Heading>
        <p className="mt-2 max-w-xl text-lg font-semibold">{text(slide, 'subtitle', locale)}</p>
        <p className="mt-2 max-w-md text-on-night-muted">{text(slide, 'description', locale)}</p>
        <PhotoCredit src={slide.imageUrl} className="mt-2 text-on-night-muted" />
      </div>
    </>
  )
}

function HeroButtons() {
  const { t } = useTranslation('home')
  const navigate = useSiteNavigate()
  function plan() {
    const form = document.getElementById('trip-plan-form')
    if (form) form.scrollIntoView({ behavior: scrollBehaviour() })
    else navigate(paths.planTrip)
  }
  return (
    <div className="hero-buttons">
      <SiteLink to={legacyPaths.destinations} className={buttonStyles.onPicture}>
        {t('explore')}
      </SiteLink>
      <SiteLink
        to={paths.planTrip}
        className={buttonStyles.primary}
        onClick={(event) => {
          event.preventDefault()
          plan()
        }}
      >
        {t('plan')}
      </SiteLink>
    </div>
  )
}
