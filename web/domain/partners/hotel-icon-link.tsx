import { BedSingle } from 'lucide-react'
import { buttonStyles } from '../../ui/button-styles'
import { HotelLink } from './hotel-link'

interface HotelIconLinkProps {
  place: string
  label: string
  className?: string
}

export function HotelIconLink({ place, label, className = '' }: HotelIconLinkProps) {
  return (
    <HotelLink
      place={place}
      label={label}
      icon={false}
      className={`${buttonStyles.iconPlain} relative z-10 ${className}`}
    >
      <BedSingle aria-hidden="true" className="size-5" />
    </HotelLink>
  )
}
