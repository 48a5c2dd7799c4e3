import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

export function TripPromo() {
  const { t } = useTranslation('home')
  return (
    <section className="bg-night text-on-night">
      <div className="page grid items-center gap-8 py-16 md:grid-cols-2 md:gap-14 md:py-20">
        <div className="md:order-2">
          <div className="poster">
            <Picture src="@assets/art/promo-trip-plan" alt="" format="wide" className="h-auto w-full" />
          </div>
        </div>
        <div>
          <h2 className="text-title">{t('promoTitle')}</h2>
          <p className="mt-4 max-w-lg text-lg text-on-night-muted">{t('promoText')}</p>
          <SupportClaim />
          <SiteLink to={paths.tripPlanning} className={`${buttonStyles.primary} mt-6`}>
            {t('promoButton')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

export function SupportClaim() {
  const { t } = useTranslation('home')
  const { support } = useSiteSettings().claims
  return support && <p className="mt-3 font-semibold text-turmeric">{t('promoClaim', { support })}</p>
}
