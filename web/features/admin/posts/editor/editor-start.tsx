import { useState } from 'react'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { writeApi } from '../../../../lib/api'
import { chooseDraft, type DraftOffer } from '../content/draft-choice'
import { forgetCopies, localCopies } from '../content/local-copies'
import { postApi } from '../content/post-api'
import { contentOf } from '../content/post-fields'
import { DraftNotice } from './draft-notice'
import { PostEditor } from './post-editor'
import type { EditingStart } from './use-post-editor'

/** Asks first what to do with a draft that was kept and says something else than the saved article; then the editing starts. */
export function EditorStart({ post }: { post: AdminPost }) {
  const saved: EditingStart = { post, content: contentOf(post), baseUpdatedAt: post.updatedAt }
  const [copies] = useState(() => localCopies(post.id))
  const [offer] = useState<DraftOffer | undefined>(() => {
    const { draft } = post
    return chooseDraft(post, draft ? [...copies, { ...draft, keptAt: draft.savedAt }] : copies)
  })
  const [start, setStart] = useState(offer ? undefined : saved)

  function discard() {
    forgetCopies(copies)
    // Should it fail, the draft is offered again the next time.
    if (post.draft) writeApi('DELETE', postApi.draft(post.id)).catch((error: unknown) => console.debug('the draft stayed', error))
    setStart(saved)
  }

  function resume({ content, baseUpdatedAt }: DraftOffer) {
    setStart({ post, content, baseUpdatedAt })
    // The editor keeps it under its own name from now on, before the old copy goes.
    window.setTimeout(() => forgetCopies(copies), 1000)
  }

  if (!start && offer) return <DraftNotice post={post} offer={offer} onContinue={() => resume(offer)} onDiscard={discard} />
  return <PostEditor start={start ?? saved} />
}
