import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarMark } from '../../../schema/api/admin-calendar'
import { vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { control } from '../../ui/form-controls'
import { DialogFrame } from '../kit/dialog-frame'
import { clockTime } from '../kit/format-instant'
import { movedAt } from './use-move'

interface MoveDialogProps {
  mark: CalendarMark
  title: string
  onMove: (day: string) => void
  onClose: () => void
}

export function MoveDialog({ mark, title, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [error, setError] = useState<string>()
  const chosen = useRef<string>(undefined)
  const { at = '', day } = mark

  function submit(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('day'))
    if (wanted === '') return setError(t('calendar.noDay'))
    if (wanted !== day && !movedAt(at, wanted, Date.now())) return setError(t('calendar.past'))
    chosen.current = wanted
    close()
  }

  // What is behind an open dialog cannot take the focus, as the moved mark does.
  function finish() {
    onClose()
    if (chosen.current) onMove(chosen.current)
  }

  return (
    <DialogFrame title={t('calendar.moveOf', { title })} onClose={finish}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <label htmlFor="move-day" className="mb-1 block font-semibold">
            {t('calendar.newDay')}
          </label>
          <input
            id="move-day"
            name="day"
            type="date"
            defaultValue={day}
            min={vietnamDay(Date.now())}
            aria-describedby={error ? 'move-hint move-error' : 'move-hint'}
            aria-invalid={error ? true : undefined}
            onChange={() => setError(undefined)}
            className={control}
          />
          <p id="move-hint" className="mt-1 text-sm text-muted">
            {t('calendar.keepsTime', { time: clockTime(at, locale) })}
          </p>
          {error && (
            <p id="move-error" role="alert" className="mt-1 text-sm font-semibold text-bad">
              {error}
            </p>
          )}
          <button type="submit" className={`${buttonStyles.primary} mt-4`}>
            {t('calendar.move')}
          </button>
        </form>
      )}
    </DialogFrame>
  )
}
