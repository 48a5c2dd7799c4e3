import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadRef } from '../../../../schema/api/admin-leads'
import { leadPath, textLimits } from '../../../../schema/submissions'
import { readStored, session, writeStored } from '../../../lib/storage'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'

/** What is being noted about one request or message, kept as long as the tab. */
function useNoteDraft(id: string): [string, (text: string) => void] {
  const key = `draft:note:${id}`
  const [text, setText] = useState(() => {
    const stored = readStored(key, session)
    return typeof stored === 'string' ? stored : ''
  })
  function change(next: string) {
    setText(next)
    writeStored(key, next || undefined, session)
  }
  return [text, change]
}

/** Writes a note. What is typed stays until it is stored, through a reload and a login too. */
export function NoteComposer({ leadRef, onAdded }: { leadRef: LeadRef; onAdded: () => Promise<unknown> }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [text, setText] = useNoteDraft(leadRef.id)
  const [isSaving, setIsSaving] = useState(false)

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (isSaving || text.trim() === '') return
    setIsSaving(true)
    try {
      await writeAdmin('POST', `/api${leadPath(leadRef.kind, leadRef.id)}/notes`, { text })
      setText('')
      showToast({ title: t('leads.noteSaved') })
      await onAdded()
    } catch (error) {
      console.debug('the note was not stored', error)
      showToast({ title: t('frame.failed'), destructive: true })
    } finally {
      setIsSaving(false)
    }
  }

  function saveByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }

  return (
    <form onSubmit={save} className="mt-4 grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('leads.note')}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        readOnly={isSaving}
        maxLength={textLimits.note}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={saveByKey}
        className="w-full rounded-control border border-line bg-card px-3 py-2 text-ink"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('leads.noteHint')}
        </p>
        <button type="submit" className={buttonStyles.primary} disabled={isSaving}>
          {isSaving ? t('leads.savingNote') : t('leads.addNote')}
        </button>
      </div>
    </form>
  )
}
