import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryComment, Teamwork } from '../../../../schema/api/teamwork'
import { buttonStyles } from '../../../ui/button-styles'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import { pathLabel } from '../form/labels'
import type { Path } from '../form/paths'
import { CommentForm } from './comment-form'
import { CommentThread } from './comment-thread'

interface CommentsDialogProps {
  teamwork: Teamwork
  editing: EntryEditing
  /** A new comment is about it, and only its threads are shown; undefined shows all. */
  field: string | undefined
  onGoTo: (path: Path) => void
  onChanged: (next: Teamwork) => void
  onClose: () => void
}

export function CommentsDialog({
  teamwork,
  editing,
  onGoTo,
  onChanged,
  ...props
}: CommentsDialogProps) {
  const { t } = useTranslation('admin')
  const [field, setField] = useState(props.field)
  // Forms with unsent text, by name, and whether their thread is among the resolved: to move it to
  // the other list would lose the text.
  const [typing, setTyping] = useState<ReadonlyMap<string, boolean>>(new Map())
  const path = entryApi.comments(editing.entry.id)
  const threads = teamwork.comments.filter(
    (one) => one.parentId === null && (field === undefined || one.field === field),
  )
  const isListedResolved = ({ id, resolvedAt }: EntryComment) =>
    typing.get(String(id)) ?? resolvedAt !== null
  const open = threads.filter((one) => !isListedResolved(one))
  const resolved = threads.filter(isListedResolved)

  const noteTyping =
    (form: string, isResolved = false) =>
    (isTyping: boolean) =>
      setTyping((current) => {
        if (current.has(form) === isTyping) return current
        const next = new Map(current)
        if (isTyping) next.set(form, isResolved)
        else next.delete(form)
        return next
      })

  async function add(input: object) {
    onChanged(await writeAdmin<Teamwork>('POST', path, input))
  }

  return (
    <DialogFrame
      title={t('entry-form.team.comments')}
      size="medium"
      unfinished={typing.size > 0 ? 'changes' : undefined}
      onClose={props.onClose}
    >
      {(close) => {
        const thread = (first: EntryComment) => (
          <CommentThread
            key={first.id}
            first={first}
            teamwork={teamwork}
            data={editing.content.data}
            path={path}
            hasUnsent={typing.size > 0}
            onGoTo={(to) => {
              close()
              onGoTo(to)
            }}
            onTyping={noteTyping(String(first.id), isListedResolved(first))}
            onAnswer={(text) => add({ parentId: first.id, text })}
            onChanged={onChanged}
          />
        )
        return (
          <div className="grid gap-5">
            <CommentForm
              label={
                field
                  ? t('entry-form.team.addOn', { field: pathLabel(t, field.split('.')) })
                  : t('teamwork.addOnEntry')
              }
              action={t('teamwork.send')}
              people={teamwork.people}
              onTyping={noteTyping('new')}
              onSend={(text) => add({ field: field ?? '', text })}
            />
            {threads.length === 0 && <p className="text-muted">{t('teamwork.none')}</p>}
            {open.length > 0 && <ul className="grid gap-4">{open.map(thread)}</ul>}
            {resolved.length > 0 && (
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                  {t('teamwork.resolvedList', { count: resolved.length })}
                </summary>
                <ul className="grid gap-4">{resolved.map(thread)}</ul>
              </details>
            )}
            {field !== undefined && (
              <button
                type="button"
                className={`${buttonStyles.quiet} justify-self-start`}
                onClick={() => setField(undefined)}
              >
                {t('teamwork.all')}
              </button>
            )}
          </div>
        )
      }}
    </DialogFrame>
  )
}
