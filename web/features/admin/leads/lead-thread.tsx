import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { useLocale } from '../../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'
import { changeWords } from './change-words'
import { NoteComposer } from './note-composer'

/** Notes and changes of the staff as they came, and a place for another note. */
export function LeadThread({ detail, onAdded }: { detail: LeadDetail; onAdded: () => Promise<unknown> }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { lead, notes, history } = detail
  const items = [
    ...notes.map(({ id, username, text, createdAt }) => ({ key: `note-${id}`, at: createdAt, username, text })),
    ...history.map((item) => ({ key: `change-${item.id}`, at: item.at, username: item.username, changes: changeWords(item, t) })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  return (
    <section aria-label={t('leads.thread')} className="rounded-card border border-line bg-card p-4 md:p-6">
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
      <NoteComposer leadRef={lead} onAdded={onAdded} />
    </section>
  )
}
