import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../../schema/api/admin-posts'
import type { Locale } from '../../../../schema/locale'
import { postLocales } from '../../../../schema/post-languages'
import { StatusMark, type Tone } from '../../kit/status-mark'

type Standing = 'draft' | 'scheduled' | 'published' | 'trash'

const tones: Record<Standing, Tone> = {
  draft: 'plain',
  scheduled: 'strong',
  published: 'good',
  trash: 'bad',
}

/** A scheduled article whose time has come is published. */
function standingOf({ status, isPublic, deletedAt }: AdminPostRow): Standing {
  if (deletedAt) return 'trash'
  return isPublic ? 'published' : status
}

/** What readers of a language get of an article. */
export function standingIn(post: AdminPostRow, locale: Locale): 'draft' | 'scheduled' | 'public' {
  if (post.status === 'draft' || !postLocales(post).includes(locale)) return 'draft'
  return post.isPublic ? 'public' : 'scheduled'
}

/** How an article stands, and the language where it is not for both. */
export function PostStatus({ post }: { post: AdminPostRow }) {
  const { t } = useTranslation('admin')
  const standing = standingOf(post)
  const [only, other] = postLocales(post)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusMark tone={tones[standing]}>{t(`posts.statuses.${standing}`)}</StatusMark>
      {only && !other && post.status !== 'draft' && (
        <span className="text-sm text-muted">{t(`posts.onlyIn.${only}`)}</span>
      )}
    </span>
  )
}
