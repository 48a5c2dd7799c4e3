import { BookOpen } from 'lucide-react'
import { buttonStyles } from '../../ui/button-styles'
import { HotelLink } from './hotel-link'

interface HotelIconLinkProps {
  place: string
  label: string
  className?: string
}

/** The hotels of a place behind the icon of a book, 44 px. */
export function HotelIconLink({ place, label, className = '' }: HotelIconLinkProps) {
  return (
    <HotelLink place={place} label={label} icon={false} className={`${buttonStyles.iconPlain} relative z-10 ${className}`}>
      <BookOpen aria-hidden="true" className="size-5" />
    </HotelLink>
  )
}
