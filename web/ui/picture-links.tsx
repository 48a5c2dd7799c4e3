import { type Locale, text } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import type { NamedPlace } from '../../schema/places'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PictureLink {
  to?: string | undefined
  label: string
  picture?: string | null | undefined
}

interface PictureLinksProps {
  heading: string
  links: readonly PictureLink[]
  className?: string
}

export function PictureLinks({ heading, links, className = '' }: PictureLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={heading} className={className}>
      <h2 className="text-heading">{heading}</h2>
      <ul className={`mt-2 lg:grid lg:gap-4 ${links.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {links.map((link) => (
          <li
            key={link.to ?? link.label}
            className="border-b border-line font-semibold last:border-0 lg:border-0"
          >
            <Linked link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Linked({ link: { to, label, picture } }: { link: PictureLink }) {
  if (!to) return <span className="flex min-h-9 items-center">{label}</span>
  return (
    <SiteLink
      to={to}
      className={
        'flex items-center gap-x-3 gap-y-1 py-2 ' +
        'hover:underline lg:flex-col lg:items-start ' +
        'lg:py-0'
      }
    >
      {picture && (
        <Picture
          src={picture}
          alt=""
          format="square"
          sizes={pictureSizes.smallCard}
          className="w-16 shrink-0 rounded-control lg:w-full"
        />
      )}
      {label}
    </SiteLink>
  )
}

export function placeLinks(places: readonly NamedPlace[], locale: Locale): PictureLink[] {
  return places.map((place) => ({
    to: place.destination && fillPath(paths.destination, { slug: place.destination }),
    label: text(place, 'name', locale),
    picture: place.picture,
  }))
}
