import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { inputStyle } from '../../content/form/inputs/input-frame'
import { DialogFrame } from '../../kit/dialog-frame'

interface AltDialogProps {
  alt: string
  libraryAlt: string
  locale: Locale
  onChange: (alt: string) => void
  onClose: () => void
}

export function AltDialog({ alt, libraryAlt, locale, onChange, onClose }: AltDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [typed, setTyped] = useState(alt || libraryAlt)
  const words = typed.replace(/\s+/g, ' ').trim()
  // Empty means the library's description, so that its corrections apply.
  const next = alt === '' && words === libraryAlt ? '' : words
  return (
    <DialogFrame
      title={t('richText.photos.alt')}
      unfinished={next === alt ? undefined : 'changes'}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            // The dialog may be inside the form of a page.
            event.stopPropagation()
            close()
            onChange(next)
          }}
        >
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {t(`richText.photos.altLabel.${locale}`)}
          </label>
          <textarea
            id={id}
            lang={locale}
            rows={3}
            value={typed}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
            className={inputStyle(undefined)}
          />
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {t('richText.photos.altHint')}
          </p>
          <div className="mt-4 flex justify-end">
            <button type="submit" className={buttonStyles.primary}>
              {t('richText.photos.altDone')}
            </button>
          </div>
        </form>
      )}
    </DialogFrame>
  )
}
