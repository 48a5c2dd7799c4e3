import type { TFunction } from 'i18next'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail, LeadHistoryItem, LeadRef } from '../../../schema/api/admin-leads'
import { leadPath, textLimits } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { readStored, session, writeStored } from '../../lib/persisted-store'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import type { LeadDesk } from './use-lead-desk'

export function changeWords(
  { before, after }: Pick<LeadHistoryItem, 'before' | 'after'>,
  t: TFunction<'admin'>,
): string {
  const name = (assignee: string | null | undefined) => assignee ?? t('leads.nobody')
  const words: string[] = []
  if (before?.status && after?.status) {
    const from = t(`leads.statuses.${before.status}`)
    words.push(t('leads.statusChange', { from, to: t(`leads.statuses.${after.status}`) }))
  }
  if (after && 'assignee' in after)
    words.push(
      t('leads.assigneeChange', { from: name(before?.assignee), to: name(after.assignee) }),
    )
  return words.join('; ')
}

export function LeadThread({ detail, follow }: { detail: LeadDetail; follow: LeadDesk['follow'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { lead, notes, history } = detail
  const items = [
    ...notes.map(({ id, username, text, createdAt }) => ({
      key: `note-${id}`,
      at: createdAt,
      username,
      text,
    })),
    ...history.map((item) => ({
      key: `change-${item.id}`,
      at: item.at,
      username: item.username,
      changes: changeWords(item, t),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  return (
    <section
      aria-label={t('leads.thread')}
      className="rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 className="mb-3 text-heading">{t('leads.thread')}</h2>
      {items.length === 0 && <p className="text-muted">{t('leads.noNotes')}</p>}
      <ol className="grid gap-3">
        {items.map((item) =>
          'text' in item ? (
            <li key={item.key} className="rounded-control border border-line bg-paper p-3">
              <p className="whitespace-pre-wrap wrap-anywhere">{item.text}</p>
              <p className="mt-1 text-sm text-muted">
                {item.username} · <time dateTime={item.at}>{formatInstant(item.at, locale)}</time>
              </p>
            </li>
          ) : (
            <li key={item.key} className="text-sm text-muted">
              {t('leads.changedBy', { username: item.username, changes: item.changes })} ·{' '}
              <time dateTime={item.at}>{formatInstant(item.at, locale)}</time>
            </li>
          ),
        )}
      </ol>
      <NoteComposer leadRef={lead} follow={follow} />
    </section>
  )
}

/** The unsent note about a lead, in the session storage. */
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

function NoteComposer({ leadRef, follow }: { leadRef: LeadRef; follow: LeadDesk['follow'] }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [text, setText] = useNoteDraft(leadRef.id)
  const { attempt, isPending } = useAttempt()

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (isPending || text.trim() === '') return
    await attempt(async () => {
      await follow(writeAdmin('POST', `/api${leadPath(leadRef.kind, leadRef.id)}/notes`, { text }))
      setText('')
      showToast({ title: t('leads.noteSaved') })
    }, withoutReason)
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
        readOnly={isPending}
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
        <button type="submit" className={buttonStyles.primary} disabled={isPending}>
          {isPending ? t('leads.savingNote') : t('leads.addNote')}
        </button>
      </div>
    </form>
  )
}
