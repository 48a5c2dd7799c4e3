import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, text } from '../../../../schema/locale'
import { LoadError } from '../../../ui/states'
import { inputStyle } from '../../content/form/inputs/input-frame'
import { useAdminData } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { useDebounced } from '../../kit/use-debounced'

const quietMs = 250

export function FactDialog({
  locale,
  onChoose,
  onClose,
}: {
  locale: Locale
  onChoose: (slug: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), quietMs)
  const { data, error, retry } = useAdminData(
    `/api/admin/entries?kind=fact&sort=title&state=public&q=${encodeURIComponent(query)}`,
  )
  const found = data?.entries.filter(
    ({ statusVi, statusEn }) => (locale === 'vi' ? statusVi : statusEn) === 'published',
  )
  return (
    <DialogFrame title={t('rich-text.facts.title')} onClose={onClose}>
      {(close) => (
        <>
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {t('rich-text.facts.label')}
          </label>
          <input
            id={id}
            value={typed}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
            autoFocus
            aria-describedby={`${id}-notes`}
            onChange={(event) => setTyped(event.target.value)}
            // The dialog may be inside the form of a page.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={`${inputStyle(undefined)} min-h-11`}
          />
          <p id={`${id}-notes`} role="status" className="mt-1 text-sm text-muted">
            {found && t('rich-text.facts.found', { count: found.length })}
          </p>
          {error !== undefined && <LoadError error={error} onRetry={retry} />}
          <ul className="mt-2 grid max-h-72 overflow-y-auto">
            {found?.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    onChoose(entry.slug)
                  }}
                  className={
                    'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 ' +
                    'rounded-control px-3 py-2 text-start hover:bg-line/50'
                  }
                >
                  <span className="font-semibold">{text(entry, 'title', locale)}</span>
                  <span>{entry.fact && text(entry.fact, 'value', locale)}</span>
                  <code className="text-sm text-muted">{entry.slug}</code>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  )
}
