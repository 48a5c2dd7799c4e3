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
import { chooseDraft, type DraftOffer, isCovered, type KeptDraft } from '../content/draft-choice'
import { dropCopy, keepCopy, localCopies } from '../content/local-copies'
import { postApi } from '../content/post-api'
import { contentOf, titleOf } from '../content/post-fields'
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

const Differences = lazy(async () => ({ default: (await import('../compare/differences')).Differences }))

/** The differences of two versions; what compares them is loaded with the first ones. */
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

/** What was typed and not saved: continue with it, or go on from the saved article. */
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
