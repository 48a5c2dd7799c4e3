import { BookOpen } from 'lucide-react'
import { buttonStyles } from '../../ui/button-styles'
import { HotelLink } from './hotel-link'

export function HotelIconLink({ place, label }: { place: string; label: string }) {
  return (
    <HotelLink place={place} label={label} icon={false} className={`${buttonStyles.icon} relative z-10`}>
      <BookOpen aria-hidden="true" className="size-5" />
    </HotelLink>
  )
}
