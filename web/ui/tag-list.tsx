import { Badge } from './badge'

interface TagListProps {
  /** Names the list for those who do not see it. */
  label: string
  tags: readonly string[]
  /** The tags' own language, where it is not the page's. */
  lang?: string
}

export function TagList({ label, tags, lang }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="outline" {...(lang && { lang })}>
            {tag}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
