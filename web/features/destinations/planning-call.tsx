import { memo } from 'react'
import { hotelSearchUrl } from '../../../schema/partners'
import { legacyPaths, paths } from '../../../schema/paths'
import { PartnerLink } from '../../domain/partners/partner-link'
import { useTranslation } from '../../i18n/use-translation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { SiteLink } from '../../ui/site-link'

export const PlanningCall = memo(function PlanningCall() {
  const { t } = useTranslation()
  const { hotelPartnerId } = useSettings()
  return (
    <ClosingCall title={t('destinations.ctaTitle')} text={t('destinations.ctaText')}>
      <SiteLink to={legacyPaths.guides} className={buttonStyles.primary}>
        {t('destinations.ctaGuides')}
      </SiteLink>
      <PartnerLink href={hotelSearchUrl('vietnam', hotelPartnerId)} noReferrer className={buttonStyles.onPicture}>
        {t('destinations.ctaHotels')}
      </PartnerLink>
      <SiteLink to={paths.tripPlanning} className={buttonStyles.onPicture}>
        {t('destinations.ctaPlanning')}
      </SiteLink>
    </ClosingCall>
  )
})
