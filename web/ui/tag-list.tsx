import { Badge, type BadgeTone } from './badge'

interface TagListProps {
  /** Names the list for those who do not see it. */
  label: string
  tags: readonly string[]
  /** The tags' own language, where it is not the page's. */
  lang?: string
  tone?: BadgeTone
  className?: string
}

export function TagList({ label, tags, lang, tone = 'outline', className = 'mt-2.5 gap-1.5' }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone={tone} {...(lang && { lang })}>
            {tag}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
