import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locale'
import { buttonStyles } from '../../ui/button-styles'

interface MendFieldProps {
  label: string
  lang: Locale | undefined
  maxLength: number | undefined
  isBusy?: boolean
  picture?: ReactNode
  onSave: (text: string) => void
}

export function MendField({
  label,
  lang,
  maxLength,
  isBusy = false,
  picture,
  onSave,
}: MendFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className="flex gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim())
      }}
    >
      {picture}
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1 block font-semibold wrap-anywhere">
          {label}
        </label>
        <div className="flex flex-wrap items-start gap-2">
          <textarea
            id={id}
            lang={lang}
            rows={1}
            value={text}
            required
            maxLength={maxLength}
            onChange={(event) => setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
            className={
              'block field-sizing-content min-h-11 min-w-0 grow basis-56 ' +
              'resize-none rounded-control border border-line bg-card px-3 py-2'
            }
          />
          <button type="submit" className={buttonStyles.secondary} disabled={isBusy}>
            {t('kit.editor.save')}
          </button>
        </div>
      </div>
    </form>
  )
}
