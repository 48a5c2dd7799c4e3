import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { AutosaveLine } from '../../kit/drafts/autosave-line'
import type { PostField } from '../content/post-fields'
import { PublishDialog } from './publish-dialog'
import type { PostEditing } from './use-post-editor'

export function EditorBar({
  editing,
  onGoTo,
}: {
  editing: PostEditing
  onGoTo: (field: PostField) => void
}) {
  const { t } = useTranslation('admin')
  const behind = Object.keys(editing.post.drift).length
  const [isPublishing, setIsPublishing] = useState(false)
  return (
    <div className="sticky top-14 z-30 -mx-4.5 mb-4 flex items-center gap-x-2 border-b border-line bg-paper px-4.5 py-2 md:-mx-6 md:px-6 lg:top-0">
      <div className="min-w-0 grow">
        <AutosaveLine
          status={editing.autosaveStatus}
          autosaveNow={editing.autosaveNow}
          savedAt={editing.post.updatedAt}
          isBusy={editing.isBusy}
        />
        {behind > 0 && (
          <p className="text-sm text-accent">
            {t('entries.editor.behindCount', { count: behind })}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`${buttonStyles.secondary} shrink-0`}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void editing.save()}
      >
        {t('posts.editor.save')}
      </button>
      <button
        type="button"
        className={`${buttonStyles.primary} shrink-0`}
        onClick={() => setIsPublishing(true)}
      >
        {t('posts.publish.open')}
      </button>
      {isPublishing && (
        <PublishDialog editing={editing} onGoTo={onGoTo} onClose={() => setIsPublishing(false)} />
      )}
    </div>
  )
}
