import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { writeApi } from '../../../../lib/api'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { ErrorBoundary } from '../../../../ui/error-boundary'
import { formatInstant } from '../../kit/format-instant'
import { ViewHeader } from '../../kit/view-header'
import type { DifferencesProps } from '../compare/differences'
import { chooseDraft, type DraftOffer, isCovered, type StoredDraft } from '../content/draft-choice'
import { copyKey, deleteCopy, localCopies, storeCopy } from '../content/local-copies'
import { postApi } from '../content/post-api'
import { contentOf, titleOf } from '../content/post-fields'
import type { EditingStart } from './editing-state'
import { PostEditor } from './post-editor'

/** One of this browser has a key. */
type Draft = StoredDraft & { key?: string }

/** Offers a stored draft that differs from the saved article before the editing starts. */
export function EditorStart({ post, isNew = false }: { post: AdminPost; isNew?: boolean }) {
  const [owner] = useState(() => crypto.randomUUID())
  const [start, setStart] = useState<EditingStart>()
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => {
    const copies: Draft[] = localCopies(post.id)
    return post.draft ? [...copies, { ...post.draft, keptAt: post.draft.savedAt }] : copies
  })
  const offer = chooseDraft(post, drafts)
  if (start || !offer)
    return <PostEditor start={start ?? { post, content: contentOf(post), baseUpdatedAt: post.updatedAt, owner, isNew }} />

  const covered = drafts.filter((draft) => isCovered(draft, offer))
  const dropCopies = () => {
    for (const { key } of covered) if (key) deleteCopy(key)
  }

  function discard() {
    dropCopies()
    // If it fails, the draft is offered again the next time.
    const isOnServer = covered.some(({ key }) => key === undefined)
    if (isOnServer) writeApi('DELETE', postApi.draft(post.id)).catch((error: unknown) => console.debug('the draft was not deleted', error))
    setDrafts(drafts.filter((draft) => !covered.includes(draft)))
  }

  function resume({ content, baseUpdatedAt, keptAt }: StoredDraft & { content: EditingStart['content'] }) {
    // Stored as this editor's own before the old copies are deleted.
    if (storeCopy(copyKey(post.id, owner), { content, baseUpdatedAt, keptAt })) dropCopies()
    setStart({ post, content, baseUpdatedAt, owner, isNew })
  }

  return <DraftNotice post={post} offer={offer} onContinue={() => resume(offer)} onDiscard={discard} />
}

const Differences = lazy(async () => ({ default: (await import('../compare/differences')).Differences }))

function LazyDifferences(props: DifferencesProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="pulsing skeleton h-24" />}>
        <Differences {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface DraftNoticeProps {
  post: AdminPost
  offer: DraftOffer
  onContinue: () => void
  onDiscard: () => void
}

function DraftNotice({ post, offer, onContinue, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <>
      <ViewHeader title={titleOf(post, locale, t)} />
      <section aria-labelledby="draft-notice" className="max-w-3xl rounded-card border border-line bg-card p-5">
        <h2 id="draft-notice" className="text-heading">
          {t('posts.drafts.found')}
        </h2>
        <p className="mt-1">{t('posts.drafts.keptAt', { time: formatInstant(offer.keptAt, locale) })}</p>
        {offer.isOutdated && (
          <p className="mt-2 font-semibold text-bad">
            {t('posts.drafts.outdated', {
              time: formatInstant(post.updatedAt, locale),
              who: post.savedBy || t('posts.nobody'),
            })}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" className={buttonStyles.primary} onClick={onContinue}>
            {t('posts.drafts.continue')}
          </button>
          <button type="button" className={buttonStyles.secondary} onClick={onDiscard}>
            {t('posts.drafts.discard')}
          </button>
        </div>
        <h3 className="mt-6 mb-2 font-semibold">{t('posts.drafts.differences')}</h3>
        <LazyDifferences from={contentOf(post)} to={offer.content} />
      </section>
    </>
  )
}
