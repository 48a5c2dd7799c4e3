import { hotelSearchUrl } from '../../../schema/partners'
import { legacyPaths, paths } from '../../../schema/paths'
import { buttonStyles } from '../../components/button-styles'
import { PartnerLink } from '../../components/partner-link'
import { SiteLink } from '../../components/site-link'
import { useTranslation } from '../../i18n/use-translation'
import { useSettings } from '../../lib/page-data'

export function PlanningCall() {
  const { t } = useTranslation()
  const { hotelPartnerId } = useSettings()
  return (
    <section className="page mt-20">
      <div className="rounded-card bg-night px-6 py-12 text-center text-on-night md:py-16">
        <h2 className="text-title">{t('destinations.ctaTitle')}</h2>
        <p className="mx-auto mt-3 max-w-xl text-on-night-muted">{t('destinations.ctaText')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <SiteLink to={legacyPaths.guides} className={buttonStyles.primary}>
            {t('destinations.ctaGuides')}
          </SiteLink>
          <PartnerLink href={hotelSearchUrl('vietnam', hotelPartnerId)} noReferrer className={buttonStyles.onPicture}>
            {t('destinations.ctaHotels')}
          </PartnerLink>
          <SiteLink to={paths.tripPlanning} className={buttonStyles.onPicture}>
            {t('destinations.ctaPlanning')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
