import {
  Footprints,
  Landmark,
  Leaf,
  type LucideIcon,
  Mountain,
  Palmtree,
  Ship,
  Telescope,
  Theater,
  Utensils,
  Waves,
} from 'lucide-react'
import type { ShownActivity } from '../../../schema/content/views'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'

const icons: Record<ShownActivity['category'], LucideIcon> = {
  cultural: Landmark,
  food: Utensils,
  adventure: Mountain,
  scenic: Telescope,
  beach: Palmtree,
  cruise: Ship,
  trekking: Footprints,
  'water sports': Waves,
  entertainment: Theater,
  historical: Landmark,
  nature: Leaf,
}

interface ActivityPictureProps {
  src: string | undefined
  category: ShownActivity['category']
}

/** Falls back to an icon of the category without a picture. */
export function ActivityPicture({ src, category }: ActivityPictureProps) {
  const size = 'size-18 shrink-0 rounded-control md:size-24'
  if (src)
    return (
      <Picture
        src={src}
        alt=""
        format="square"
        sizes={pictureSizes.thumbnail}
        className={`object-cover ${size}`}
      />
    )
  const Icon = icons[category]
  return (
    <span className={`grid place-items-center border border-line bg-card text-muted ${size}`}>
      <Icon aria-hidden="true" strokeWidth={1.25} className="size-7 md:size-9" />
    </span>
  )
}
