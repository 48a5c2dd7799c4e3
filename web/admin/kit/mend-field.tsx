import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locale'
import { buttonStyles } from '../../ui/button-styles'
import { useLeaveGuard } from './leave-guard'
import { useReportPhotos } from './photos-under-way'

interface MendFieldProps {
  label: string
  lang: Locale | undefined
  maxLength: number | undefined
  /** What is stored. */
  text?: string
  isBusy?: boolean
  picture?: ReactNode
  note?: string | undefined
  onSave: (text: string) => void
  /** Stable; told when something is typed that is not saved, and when it no longer is. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/** Not a form of its own, as it may be within one. */
export function MendField(props: MendFieldProps) {
  const { label, lang, maxLength, text = '', isBusy = false, picture, note } = props
  const { onSave, onUnsaved } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const next = (typed ?? text).trim()
  const isUnsaved = next !== text
  useLeaveGuard('changes', isUnsaved)
  useReportPhotos({ unsaved: isUnsaved ? 1 : 0 })
  useEffect(() => {
    if (!isUnsaved) return
    onUnsaved?.(true)
    return () => onUnsaved?.(false)
  }, [isUnsaved, onUnsaved])

  /** Not the Enter that ends a composed word. */
  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isUnsaved && !isBusy) onSave(next)
  }

  return (
    <div className="flex gap-3">
      {picture}
      <div className="min-w-0 grow">
        <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-semibold wrap-anywhere">
          {label}
        </label>
        <div className="flex flex-wrap items-start gap-2">
          <textarea
            id={id}
            lang={lang}
            rows={1}
            value={typed ?? text}
            maxLength={maxLength}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => setTyped(event.target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={saveOnEnter}
            className={
              'block field-sizing-content min-h-11 min-w-0 grow basis-56 ' +
              'resize-none rounded-control border border-line bg-card px-3 py-2'
            }
          />
          <button
            type="button"
            className={buttonStyles.secondary}
            aria-describedby={`${id}-label`}
            disabled={isBusy || !isUnsaved}
            onClick={() => onSave(next)}
          >
            {t('kit.editor.save')}
          </button>
        </div>
        <p id={`${id}-note`} role="status" className="mt-1 text-sm text-bad empty:hidden">
          {note}
        </p>
      </div>
    </div>
  )
}
