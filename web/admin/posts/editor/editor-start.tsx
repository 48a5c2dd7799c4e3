import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { useLocale } from '../../../lib/locale-context'
import type { Draft } from '../../kit/drafts/draft-choice'
import { DraftNotice } from '../../kit/drafts/draft-notice'
import { localCopies } from '../../kit/drafts/local-copies'
import { useDraftOffer } from '../../kit/drafts/use-draft-offer'
import { copyPrefix, postApi } from '../content/post-api'
import { changedFields, contentOf, titleOf } from '../content/post-fields'
import type { EditingStart } from './editing-state'
import { PostEditor } from './post-editor'

const Differences = lazy(async () => ({
  default: (await import('../compare/differences')).Differences,
}))

const isSame = (a: PostContent, b: PostContent) => changedFields(a, b).length === 0

/** Every draft of an article; a copy may lack fields that came later. */
function draftsOf(post: AdminPost): Draft<PostContent, string>[] {
  const saved = contentOf(post)
  const copies = localCopies<Partial<PostContent>, string>(copyPrefix(post.id)).map((copy) => ({
    ...copy,
    content: { ...saved, ...copy.content },
  }))
  if (!post.draft) return copies
  const { content, baseUpdatedAt, savedAt } = post.draft
  return [...copies, { content: { ...saved, ...content }, base: baseUpdatedAt, keptAt: savedAt }]
}

/** Offers a stored draft that differs from the saved article before the editing starts. */
export function EditorStart({ post }: { post: AdminPost }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [owner] = useState(() => crypto.randomUUID())
  const [start, setStart] = useState<EditingStart>()
  const saved = contentOf(post)
  const { offer, discard, take } = useDraftOffer({
    saved,
    base: post.updatedAt,
    isSame,
    read: () => draftsOf(post),
    copyKey: copyPrefix(post.id) + owner,
    path: postApi.draft(post.id),
  })
  if (start || !offer)
    return (
      <PostEditor start={start ?? { post, content: saved, baseUpdatedAt: post.updatedAt, owner }} />
    )
  const { draft, isOutdated } = offer
  return (
    <DraftNotice
      title={titleOf(post, locale, t)}
      keptAt={draft.keptAt}
      saved={isOutdated ? { who: post.updatedBy, at: post.updatedAt } : undefined}
      onContinue={() => {
        take(draft)
        setStart({ post, content: draft.content, baseUpdatedAt: draft.base, owner })
      }}
      onDiscard={discard}
    >
      <Differences from={saved} to={draft.content} />
    </DraftNotice>
  )
}
