import { useTranslation } from 'react-i18next'
import type { ShownFarmSummary } from '../../../schema/content/views'
import { formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { NowRipe } from '../../domain/farm/now-ripe'
import { tourOf } from '../../domain/farm/season'
import { SeasonBar } from '../../domain/farm/season-bar'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

/** The farm tours: what is ripe now, the season and the price, with the way to their page. */
export function FarmPromo({ farm }: { farm: ShownFarmSummary | undefined }) {
  const { t } = useTranslation(['home', 'farm'])
  const locale = useLocale()
  const { company, vndPerUsd } = useSiteSettings()
  const tour = tourOf(farm?.tours ?? [], useToday())
  const points = [t('farmPoints.harvest'), t('farmPoints.drying'), t('farmPoints.table')]
  return (
    <section className="page py-16 md:py-24">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
        <div className="poster">
          <Picture src="@assets/art/promo-farm-tour" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
        </div>
        <div>
          <p className="font-semibold text-accent">{t('farmKicker')}</p>
          <h2 className="mt-2 text-title">{t('farmTitle')}</h2>
          <p className="mt-4 max-w-lg text-lg text-muted">{t('farmText')}</p>
          <ul className="mt-5 max-w-lg border-t border-line">
            {points.map((point) => (
              <li key={point} className="border-b border-line py-2.5">
                {point}
              </li>
            ))}
          </ul>
          {tour && (
            <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
              <p>
                <strong className="font-display text-2xl font-semibold">{formatPrice(tour.discountedPrice, locale, vndPerUsd)}</strong>{' '}
                <span className="text-muted">{t('farm:perGuest')}</span>
              </p>
              <div className="grow">
                <SeasonBar window={tour.window} />
              </div>
            </div>
          )}
          <div className="mt-7 flex flex-wrap gap-3">
            <SiteLink to={paths.farm} className={buttonStyles.primary}>
              {t('farmTours')}
            </SiteLink>
            <a href={company.mainSite} target="_blank" rel="noopener" className={buttonStyles.secondary}>
              {t('farmButton')}
            </a>
          </div>
        </div>
      </div>
      {farm && (
        <div className="mt-8 md:mt-12">
          <NowRipe fruits={farm.fruits} level="h3" />
        </div>
      )}
    </section>
  )
}
