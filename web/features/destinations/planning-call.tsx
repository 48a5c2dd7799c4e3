import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { legacyPaths, paths } from '../../../schema/paths'
import { PartnerLink } from '../../domain/partners/partner-link'
import { hotelSearchUrl } from '../../domain/partners/partner-urls'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { SiteLink } from '../../ui/site-link'

export const PlanningCall = memo(function PlanningCall() {
  const { t } = useTranslation('destinations')
  const { hotelPartnerId } = useSettings()
  return (
    <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
      <SiteLink to={legacyPaths.guides} className={buttonStyles.primary}>
        {t('ctaGuides')}
      </SiteLink>
      <PartnerLink href={hotelSearchUrl('vietnam', hotelPartnerId)} noReferrer className={buttonStyles.onPicture}>
        {t('ctaHotels')}
      </PartnerLink>
      <SiteLink to={paths.tripPlanning} className={buttonStyles.onPicture}>
        {t('ctaPlanning')}
      </SiteLink>
    </ClosingCall>
  )
})
