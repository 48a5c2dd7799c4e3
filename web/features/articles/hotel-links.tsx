import { articleHotelSearchUrl } from '../../../schema/partners'
import { PartnerLink } from '../../domain/partners/partner-link'
import { useTranslation } from '../../i18n/use-translation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'

/** The external hotel search of the article's place. */
export function HotelLinks({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { hotelPartnerId } = useSettings()
  return (
    <PartnerLink href={articleHotelSearchUrl(slug, hotelPartnerId)} className={buttonStyles.primary}>
      {t('articles.bookHotels')}
    </PartnerLink>
  )
}
