import { tagPath } from '../../schema/tags'
import { Badge, type BadgeTone } from './badge'
import { SiteLink } from './site-link'

interface TagListProps {
  /** Names the list for those who do not see it. */
  label: string
  tags: readonly string[]
  /** The tags' own language, where it is not the page's. */
  lang?: string
  tone?: BadgeTone
  className?: string
  /** Whether each tag leads to its page. */
  isLinked?: boolean
}

export function TagList({ label, tags, lang, tone = 'outline', className = 'mt-2.5 gap-1.5', isLinked = false }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagBadge tag={tag} tone={tone} isLinked={isLinked} {...(lang && { lang })} />
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

/** A tag, as link to its page above the link of the card that it is on. */
export function TagBadge({ tag, isLinked = true, ...badge }: TagBadgeProps) {
  const path = isLinked ? tagPath(tag) : undefined
  if (path === undefined) return <Badge {...badge}>{tag}</Badge>
  return (
    <SiteLink to={path} className="relative z-10 inline-flex min-h-8 items-center underline-offset-4 hover:underline">
      <Badge {...badge}>{tag}</Badge>
    </SiteLink>
  )
}
