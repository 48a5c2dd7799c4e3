import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../../../schema/api/admin-posts'
import { StatusMark, type Tone } from '../../kit/status-mark'

type Standing = 'draft' | 'scheduled' | 'published' | 'trash'

const tones: Record<Standing, Tone> = { draft: 'plain', scheduled: 'strong', published: 'good', trash: 'bad' }

/** A scheduled article whose time has come is published. */
function standingOf({ status, isPublic, deletedAt }: AdminPostRow): Standing {
  if (deletedAt) return 'trash'
  return isPublic ? 'published' : status
}

export function PostStatus({ post }: { post: AdminPostRow }) {
  const { t } = useTranslation('admin')
  const standing = standingOf(post)
  return <StatusMark tone={tones[standing]}>{t(`posts.statuses.${standing}`)}</StatusMark>
}
