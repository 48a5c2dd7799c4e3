import { Eye, PencilLine, Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPreviewed } from '../../../../schema/content/choices'
import { buttonStyles } from '../../../ui/button-styles'
import { AutosaveLine } from '../../kit/drafts/autosave-line'
import type { FormField } from '../form/form-schema'
import type { FormIssue } from '../form/form-tools'
import type { Path } from '../form/paths'
import { SectionNav } from '../form/section-nav'
import { PublishDialog } from './publish-dialog'
import type { EntryEditing } from './use-entry-editor'

interface EditorBarProps {
  editing: EntryEditing
  fields: readonly FormField[]
  issues: readonly FormIssue[]
  hasPreview: boolean
  onPreview: (shown: boolean) => void
  onGoTo: (path: Path) => void
}

const button = `${buttonStyles.secondary} max-sm:w-11 max-sm:px-0`

export function EditorBar({
  editing,
  fields,
  issues,
  hasPreview,
  onPreview,
  onGoTo,
}: EditorBarProps) {
  const { t } = useTranslation('admin')
  const [isPublishing, setIsPublishing] = useState(false)
  const { entry } = editing
  const behind = Object.keys(entry.drift).length
  const shown = issues.filter(({ isShown }) => isShown)
  const [first] = shown
  return (
    <div
      className={`sticky top-14 z-30 -mx-4.5 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4.5 pt-2 md:-mx-6 md:px-6 lg:top-0 ${hasPreview ? 'pb-2' : ''}`}
    >
      <div className="min-w-0 grow basis-0">
        <AutosaveLine
          status={editing.autosaveStatus}
          autosaveNow={editing.autosaveNow}
          savedAt={entry.updatedAt}
          isBusy={editing.isBusy}
        />
        <p className="flex flex-wrap gap-x-4 text-sm empty:hidden">
          {entry.scheduleFailedAt && (
            <span className="font-semibold text-accent">{t('entries.failed')}</span>
          )}
          {entry.hasChanges && <span className="font-semibold">{t('entries.editor.changes')}</span>}
          {behind > 0 && (
            <span className="text-accent">
              {t('entries.editor.behindCount', { count: behind })}
            </span>
          )}
          {first && (
            <button
              type="button"
              className="text-bad underline underline-offset-4"
              onClick={() => onGoTo(first.at)}
            >
              {t('entries.editor.issues', { count: shown.length })}
            </button>
          )}
        </p>
      </div>
      {isPreviewed(entry.kind) && (
        <button
          type="button"
          aria-pressed={hasPreview}
          className={button}
          onClick={() => onPreview(!hasPreview)}
        >
          {hasPreview ? (
            <PencilLine aria-hidden="true" className="size-4.5" />
          ) : (
            <Eye aria-hidden="true" className="size-4.5" />
          )}
          <span className="max-sm:sr-only">
            {t(hasPreview ? 'entries.editor.form' : 'entries.editor.preview')}
          </span>
        </button>
      )}
      <button
        type="button"
        className={button}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void editing.save()}
      >
        <Save aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{t('kit.editor.save')}</span>
      </button>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsPublishing(true)}>
        {t('entries.editor.publish')}
      </button>
      {!hasPreview && <SectionNav fields={fields} kind={entry.kind} />}
      {isPublishing && (
        <PublishDialog
          editing={editing}
          fields={fields}
          onGoTo={onGoTo}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </div>
  )
}
