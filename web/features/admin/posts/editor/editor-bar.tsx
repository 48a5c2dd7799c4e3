import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonStyles } from '../../../../components/button-styles'
import { useTranslation } from '../../../../i18n/use-translation'
import { postScreens } from '../content/post-api'
import type { PostField } from '../content/post-fields'
import { HelpDialog } from './help-dialog'
import { KeepLine } from './keep-line'
import { PublishDialog } from './publish-dialog'
import type { PostEditing } from './use-post-editor'

/** Always in sight: where the work stands, Save, Publish. */
export function EditorBar({ editing, onGoTo }: { editing: PostEditing; onGoTo: (field: PostField) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'publish' | 'help'>()
  const { post } = editing
  const close = () => setOpen(undefined)
  return (
    <div className="sticky top-14 z-30 -mx-4 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:top-0">
      <div className="me-auto min-w-0">
        <KeepLine editing={editing} />
      </div>
      <Link to={postScreens.revisions(post.id)} className={`${buttonStyles.quiet} px-2`}>
        {t('admin.posts.editor.revisions')}
      </Link>
      <button type="button" className={buttonStyles.secondary} aria-keyshortcuts="Control+S Meta+S" onClick={() => void editing.save()}>
        {t('admin.posts.editor.save')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={() => setOpen('publish')}>
        {t('admin.posts.publish.open')}
      </button>
      <button type="button" className={buttonStyles.icon} aria-label={t('admin.posts.help.open')} onClick={() => setOpen('help')}>
        <CircleHelp aria-hidden="true" className="size-5" />
      </button>
      {open === 'publish' && <PublishDialog editing={editing} onGoTo={onGoTo} onClose={close} />}
      {open === 'help' && <HelpDialog onClose={close} />}
    </div>
  )
}
