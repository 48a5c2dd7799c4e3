import { englishPlaceName } from '../../schema/places'
import { tagPath } from '../../schema/tags'
import { useLocale } from '../lib/locale-context'
import { Badge, type BadgeTone } from './badge'
import { SiteLink } from './site-link'

interface TagListProps {
  label: string
  tags: readonly string[]
  lang?: string
  className?: string
  isLinked?: boolean
}

export function TagList({
  label,
  tags,
  lang,
  className = 'mt-2.5 gap-1.5',
  isLinked = false,
}: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagBadge tag={tag} tone="outline" isLinked={isLinked} {...(lang && { lang })} />
        </li>
      ))}
    </ul>
  )
}

interface TagBadgeProps {
  tag: string
  tone?: BadgeTone
  lang?: string
  isLinked?: boolean
}

export function TagBadge({ tag, isLinked = true, lang, tone }: TagBadgeProps) {
  const shown = useShownTag(tag, lang)
  const badge = (
    <Badge {...(tone && { tone })} {...(shown.lang && { lang: shown.lang })}>
      {shown.name}
    </Badge>
  )
  const path = isLinked ? tagPath(tag) : undefined
  return path === undefined ? badge : <SiteLink {...tagLink(path)}>{badge}</SiteLink>
}

/** Above the card's link. */
const tagLink = (to: string) => ({
  to,
  className: 'relative z-10 inline-flex min-h-8 items-center underline-offset-4 hover:underline',
})

function useShownTag(tag: string, lang: string | undefined) {
  const name = useLocale() === 'en' ? englishPlaceName(tag) : tag
  return { name, lang: name === tag ? lang : undefined }
}
