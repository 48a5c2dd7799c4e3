import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDeal } from '../../../schema/content/views'
import { isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { NowRipe } from '../../domain/farm/now-ripe'
import { bookingLink, tourOf } from '../../domain/farm/season'
import { SeasonBar } from '../../domain/farm/season-bar'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { pagePart } from '../../ui/page-part'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { TourPrice } from './tour-price'
import './farm.css'

const FarmRest = pagePart(async () => (await import('./farm-rest')).FarmRest, ['trips'])

export function Screen() {
  const remote = useApi(entryPath('farm', 'farm', useLocale()))
  return <SiteEntry remote={remote}>{(farm) => <Farm farm={farm} />}</SiteEntry>
}

Screen.parts = [FarmRest]

function Farm({ farm }: { farm: EntryOf<'farm'> }) {
  const { t } = useTranslation(['farm', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const { opening, fruits, tours } = farm
  const tour = tourOf(tours, today)
  const heading = text(opening, 'heading', locale)
  const { vndPerUsd } = useSiteSettings()
  return (
    <article>
      <PosterHero
        back={{ to: paths.home, label: t('shell:home') }}
        title={heading}
        hasLongTitle
        isOwn
        picture={{ src: opening.image, alt: text(opening, 'imageAlt', locale) }}
        kicker={<span className="font-semibold">{t('kicker')}</span>}
        lead={
          tour && (
            <>
              <TourPrice tour={tour} />
              <div className="mt-3">
                <SeasonBar window={tour.window} />
              </div>
            </>
          )
        }
        actions={
          <>
            <FarmAction tour={tour} className="w-full" />
            <ShareButton title={heading} path={paths.farm} withText />
          </>
        }
      >
        <p className="max-w-xl text-lg">{text(opening, 'intro', locale)}</p>
        <div className="mt-6">
          <NowRipe fruits={fruits} level="h2" />
        </div>
      </PosterHero>
      <ActionBar price={tour && formatPrice(tour.discountedPrice, locale, vndPerUsd)}>
        <FarmAction tour={tour} className="px-4" />
      </ActionBar>
      <FarmRest farm={farm} />
    </article>
  )
}

interface FarmActionProps {
  tour: ShownDeal | undefined
  className: string
}

function FarmAction({ tour, className }: FarmActionProps) {
  const { t } = useTranslation('farm')
  const today = useToday()
  const booking = tour && bookingLink(tour, today)
  const style = `${buttonStyles.primary} ${className}`
  if (booking) {
    return (
      <SiteLink to={booking} className={style}>
        {t('bookDay')}
      </SiteLink>
    )
  }
  const isOpen = tour !== undefined && isLive(tour, today)
  return (
    <a href={`#${isOpen ? 'dat-cho' : formId('orchard')}`} className={style}>
      {isOpen ? t('book') : t('notice.submit')}
    </a>
  )
}
