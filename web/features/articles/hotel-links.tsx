import { useTranslation } from 'react-i18next'
import { PartnerLink } from '../../domain/partners/partner-link'
import { articleHotelSearchUrl } from '../../domain/partners/partner-urls'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'

/** The external hotel search of the article's place. */
export function HotelLinks({ slug }: { slug: string }) {
  const { t } = useTranslation('articles')
  const { hotelPartnerId } = useSettings()
  return (
    <PartnerLink href={articleHotelSearchUrl(slug, hotelPartnerId)} className={buttonStyles.primary}>
      {t('bookHotels')}
    </PartnerLink>
  )
}
