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

export function FarmPromo({ farm }: { farm: ShownFarmSummary | undefined }) {
  const { t } = useTranslation(['home', 'farm'])
  const locale = useLocale()
  const { company, vndPerUsd } = useSiteSettings()
  const tour = tourOf(farm?.tours ?? [], useToday())
  return (
    <section className="page py-8 md:py-20">
      <div className="grid items-center gap-5 md:grid-cols-2 md:gap-14">
        <Picture
          src="@assets/art/topic-fruit-and-farm-tables"
          alt=""
          format="square"
          className="poster h-auto w-full"
        />
        <div>
          <p className="font-semibold text-accent">{t('farmKicker')}</p>
          <h2 className="mt-1 text-title">{t('farmTitle')}</h2>
          <p className="mt-3 max-w-lg text-muted md:text-lg">{t('farmText')}</p>
          {tour && (
            <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3 *:last:grow">
              <p>
                <strong className="font-display text-2xl font-semibold">
                  {formatPrice(tour.discountedPrice, locale, vndPerUsd)}
                </strong>{' '}
                <span className="text-muted">{t('farm:perGuest')}</span>
              </p>
              <SeasonBar window={tour.window} />
            </div>
          )}
          {farm && <NowRipe fruits={farm.fruits} level="h3" isShort />}
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <SiteLink to={paths.farm} className={buttonStyles.primary}>
              {t('farmTours')}
            </SiteLink>
            <a
              href={company.mainSite}
              target="_blank"
              rel="noopener"
              className={buttonStyles.quiet}
            >
              {t('farmButton')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
