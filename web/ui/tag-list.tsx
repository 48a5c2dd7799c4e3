import { englishPlaceName } from '../../schema/places'
import { tagPath } from '../../schema/tags'
import { useLocale } from '../lib/locale-context'
import { Badge, type BadgeTone } from './badge'
import { SiteLink } from './site-link'

interface TagListProps {
  label: string
  tags: readonly string[]
  lang?: string
  className: string
  isLinked?: boolean
}

export function TagList({ label, tags, lang, className, isLinked = false }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagBadge tag={tag} tone="outline" isLinked={isLinked} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

interface TagBadgeProps {
  tag: string
  tone?: BadgeTone | undefined
  lang?: string | undefined
  isLinked?: boolean
}

export function TagBadge({ tag, isLinked = true, lang, tone }: TagBadgeProps) {
  const name = useLocale() === 'en' ? englishPlaceName(tag) : tag
  const badge = (
    <Badge tone={tone} lang={name === tag ? lang : undefined}>
      {name}
    </Badge>
  )
  const path = isLinked ? tagPath(tag) : undefined
  if (path === undefined) return badge
  return (
    // Above the card's link.
    <SiteLink
      to={path}
      className="relative z-10 inline-flex min-h-8 items-center underline-offset-4 hover:underline"
    >
      {badge}
    </SiteLink>
  )
}
