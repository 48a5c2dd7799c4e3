import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import type { PostField } from '../content/post-fields'
import { AutosaveLine } from './autosave-line'
import { PublishDialog } from './publish-dialog'
import type { PostEditing } from './use-post-editor'

/** Always in sight: where the text is stored, Save, Publish. */
export function EditorBar({ editing, onGoTo }: { editing: PostEditing; onGoTo: (field: PostField) => void }) {
  const { t } = useTranslation('admin')
  const [isPublishing, setIsPublishing] = useState(false)
  return (
    <div className="sticky top-14 z-30 -mx-4 mb-4 flex items-center gap-x-2 border-b border-line bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:top-0">
      <div className="min-w-0 grow">
        <AutosaveLine editing={editing} />
      </div>
      <button type="button" className={buttonStyles.secondary} aria-keyshortcuts="Control+S Meta+S" onClick={() => void editing.save()}>
        {t('posts.editor.save')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsPublishing(true)}>
        {t('posts.publish.open')}
      </button>
      {isPublishing && <PublishDialog editing={editing} onGoTo={onGoTo} onClose={() => setIsPublishing(false)} />}
    </div>
  )
}
