import { partnerClickId, partnerPaths } from '../../../schema/partners'
import { fillPath } from '../../../schema/paths'
import { useSiteSettings } from '../../lib/page-data'
import { sendAffiliateClick } from './affiliate-click'
import { PartnerLink, type PartnerLinkProps } from './partner-link'

interface HotelLinkProps
  extends Pick<PartnerLinkProps, 'className' | 'label' | 'icon' | 'children'> {
  /** A destination's slug, or another place of the hotel partner. */
  place: string
  /** Article pages send a referrer. */
  ofArticle?: boolean
}

export function HotelLink({ place, ofArticle = false, ...link }: HotelLinkProps) {
  const { hotelPartner } = useSiteSettings()
  return (
    <PartnerLink
      {...link}
      href={fillPath(ofArticle ? partnerPaths.articleHotel : partnerPaths.hotel, { id: place })}
      noReferrer={!ofArticle}
      onFollow={() =>
        sendAffiliateClick({
          itemId: partnerClickId.hotel(place),
          merchant: hotelPartner.name,
          category: 'hotel',
          country: 'VN',
        })
      }
    />
  )
}
