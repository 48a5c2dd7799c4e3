import { Picture } from '../../ui/picture'
import { type PosterCardProps, PosterWords } from '../../ui/poster-card'

/** A card two columns wide (`sm:col-span-2`, gap-x-7): a tall picture in the first, all its words in the second; on phones one above the other. */
export function LeadCard({ picture, priority = false, text, children, ...words }: Omit<PosterCardProps, 'format' | 'corner'>) {
  return (
    <article className="relative grid items-start gap-x-7 sm:grid-cols-2">
      <div className="poster">
        <Picture src={picture} alt="" format="wide" wideFormat="tall" priority={priority} className="h-auto w-full" />
      </div>
      <PosterWords {...words}>
        <p className="text-base opacity-80">{text}</p>
        {children}
      </PosterWords>
    </article>
  )
}
