import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../../ui/button-styles'
import { Picture } from '../../../../../ui/picture'
import { PictureDialog } from '../../../kit/picture-dialog'
import { describedBy, InputGroup, type InputProps } from './input-frame'

/** A picture of the site, chosen by its look. */
export function PictureInput({ id, label, hint, error, value, onChange }: InputProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const picture = typeof value === 'string' && value !== '' ? value : null
  const name = picture?.replace('@assets/art/', '').replaceAll('-', ' ')
  return (
    <InputGroup id={id} label={label} hint={hint} error={error}>
      <div className="flex items-center gap-3">
        {picture && (
          <div className="w-32 shrink-0">
            <Picture src={picture} alt="" format="wide" className="aspect-video w-full rounded-control border border-line object-cover" />
          </div>
        )}
        <div className="min-w-0">
          <button
            type="button"
            id={id}
            aria-label={`${t('entries.editor.choosePicture')}: ${label}`}
            {...describedBy({ id, hint, error })}
            className={buttonStyles.secondary}
            onClick={() => setIsOpen(true)}
          >
            {t('entries.editor.choosePicture')}
          </button>
          <p className="mt-1 text-sm wrap-anywhere text-muted">{name ?? t('entries.editor.noPicture')}</p>
        </div>
      </div>
      {isOpen && (
        <PictureDialog
          title={t('entries.editor.choosePicture')}
          picture={picture}
          onChoose={(path) => onChange(path ?? '')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </InputGroup>
  )
}
