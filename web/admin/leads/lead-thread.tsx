import type { TFunction } from 'i18next'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  LeadDetail,
  LeadHistoryItem,
  LeadRef,
  LeadWritten,
} from '../../../schema/api/admin-leads'
import type { Locale } from '../../../schema/locale'
import { formatDong } from '../../../schema/numbers'
import { leadPath, textLimits } from '../../../schema/submissions'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useNames, writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import { LeadMessageItem } from './lead-message-item'
import type { LeadDesk } from './use-lead-desk'
import { useSessionDraft } from './use-session-draft'

export function changeWords(
  { before, after }: Pick<LeadHistoryItem, 'before' | 'after'>,
  t: TFunction<'admin'>,
  locale: Locale,
  nameOf: (username: string | null) => string,
): string {
  const name = (assignee: string | null = null) => nameOf(assignee) || t('leads.nobody')
  const words: string[] = []
  if (before?.status && after?.status) {
    const from = t(`leads.statuses.${before.status}`)
    words.push(t('leads.statusChange', { from, to: t(`leads.statuses.${after.status}`) }))
  }
  if (after && 'assignee' in after)
    words.push(
      t('leads.assigneeChange', { from: name(before?.assignee), to: name(after.assignee) }),
    )
  if (after && 'followUpOn' in after)
    words.push(
      after.followUpOn
        ? t('leads.followUpChange', { date: formatDate(after.followUpOn, locale) })
        : t('leads.followUpRemoved'),
    )
  if (after && 'value' in after)
    words.push(
      typeof after.value === 'number'
        ? t('leads.valueChange', { value: formatDong(after.value, locale) })
        : t('leads.valueRemoved'),
    )
  return words.join('; ')
}

export function LeadThread({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { lead, notes, messages, history, deliveries } = detail
  const items = [
    ...notes.map(({ id, username, text, createdAt }) => ({
      key: `note-${id}`,
      at: createdAt,
      username: nameOf(username),
      text,
    })),
    ...messages.map((message) => ({
      key: message.id,
      at: message.createdAt,
      message,
      delivery: deliveries.find(({ messageId }) => messageId === message.id),
    })),
    ...history.map((item) => ({
      key: `change-${item.id}`,
      at: item.at,
      username: nameOf(item.username) || t('leads.guest'),
      changes: changeWords(item, t, locale, nameOf),
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
          'message' in item ? (
            <LeadMessageItem
              key={item.key}
              message={item.message}
              delivery={item.delivery}
              lead={lead}
              onRetried={desk.reload}
            />
          ) : 'text' in item ? (
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
      <NoteComposer leadRef={lead} follow={desk.follow} />
    </section>
  )
}

function NoteComposer({ leadRef, follow }: { leadRef: LeadRef; follow: LeadDesk['follow'] }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [text, setText] = useSessionDraft(`note:${leadRef.id}`, '')
  const { attempt, isPending } = useAttempt()

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (isPending || text.trim() === '') return
    await attempt(async () => {
      await follow(() =>
        writeAdmin<LeadWritten>('POST', `/api${leadPath(leadRef.kind, leadRef.id)}/notes`, {
          text,
        }),
      )
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
