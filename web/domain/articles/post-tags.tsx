import { useTranslation } from 'react-i18next'
import { TagBadge } from '../../ui/tag-list'

interface PostTagsProps {
  tags: readonly string[]
  className?: string
}

export function PostTags({ tags, className = '' }: PostTagsProps) {
  const { t } = useTranslation('shell')
  if (tags.length === 0) return null
  return (
    <ul
      aria-label={t('post.tags')}
      className={`flex flex-wrap gap-x-1 md:gap-x-2 ${className}`.trim()}
    >
      {tags.map((tag, index) => (
        <li key={tag}>
          <TagBadge tag={tag} lang="vi" tone={index === 0 ? 'plain' : 'outline'} />
        </li>
      ))}
    </ul>
  )
}
