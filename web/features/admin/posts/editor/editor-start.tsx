import { useState } from 'react'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { writeApi } from '../../../../lib/api'
import { chooseDraft, isCovered, type KeptDraft } from '../content/draft-choice'
import { dropCopy, keepCopy, localCopies } from '../content/local-copies'
import { postApi } from '../content/post-api'
import { contentOf } from '../content/post-fields'
import { DraftNotice } from './draft-notice'
import type { EditingStart } from './editing-state'
import { PostEditor } from './post-editor'

/** A kept draft; one of this browser has a key. */
type Kept = KeptDraft & { key?: string }

/** Asks first what to do with a draft that was kept and says something else than the saved article; then the editing starts. */
export function EditorStart({ post }: { post: AdminPost }) {
  const [owner] = useState(() => crypto.randomUUID())
  const [start, setStart] = useState<EditingStart>()
  const [kept, setKept] = useState<readonly Kept[]>(() => {
    const copies: Kept[] = localCopies(post.id)
    return post.draft ? [...copies, { ...post.draft, keptAt: post.draft.savedAt }] : copies
  })
  const offer = chooseDraft(post, kept)
  if (start || !offer) return <PostEditor start={start ?? { post, content: contentOf(post), baseUpdatedAt: post.updatedAt, owner }} />

  const covered = kept.filter((draft) => isCovered(draft, offer))
  const dropCopies = () => {
    for (const { key } of covered) if (key) dropCopy(key)
  }

  function discard() {
    dropCopies()
    // Should it fail, the draft is offered again the next time.
    const isOnServer = covered.some(({ key }) => key === undefined)
    if (isOnServer) writeApi('DELETE', postApi.draft(post.id)).catch((error: unknown) => console.debug('the draft stayed', error))
    setKept(kept.filter((draft) => !covered.includes(draft)))
  }

  function resume({ content, baseUpdatedAt, keptAt }: KeptDraft & { content: EditingStart['content'] }) {
    // Under the name of this editor before the old copies go.
    if (keepCopy(post.id, owner, { content, baseUpdatedAt, keptAt })) dropCopies()
    setStart({ post, content, baseUpdatedAt, owner })
  }

  return <DraftNotice post={post} offer={offer} onContinue={() => resume(offer)} onDiscard={discard} />
}
