import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface SquareCardProps {
  to: string
  title: string
  picture: string
  line: string
  tags?: readonly string[]
}

export function SquareCard({ to, title, picture, line, tags = [] }: SquareCardProps) {
  return (
    <article className="group relative">
      <div className="poster">
        <Picture
          src={picture}
          alt=""
          format="square"
          sizes={pictureSizes.smallCard}
          className="h-auto w-full"
        />
      </div>
      <h3
        className={
          'mt-3 font-display text-lg leading-snug ' + 'font-semibold md:text-lg md:text-xl'
        }
      >
        <SiteLink to={to} className="after:absolute after:inset-0 group-hover:underline">
          {title}
        </SiteLink>
      </h3>
      <p className="mt-1 truncate text-sm text-muted">{line}</p>
      {tags.length > 0 && (
        <p className={'flex flex-wrap gap-x-1.5 text-fine leading-snug font-semibold text-muted'}>
          {tags.map((tag) => (
            <span key={tag}>{`#${tag}`}</span>
          ))}
        </p>
      )}
    </article>
  )
}
