import { BookOpen } from 'lucide-react'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { PartnerLink } from './partner-link'
import { hotelSearchUrl } from './partner-urls'

export function HotelIconLink({ place, label }: { place: string; label: string }) {
  const { hotelPartnerId } = useSettings()
  return (
    <PartnerLink
      href={hotelSearchUrl(place, hotelPartnerId)}
      noReferrer
      label={label}
      icon={false}
      className={`${buttonStyles.icon} relative z-10`}
    >
      <BookOpen aria-hidden="true" className="size-5" />
    </PartnerLink>
  )
}
