import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import { Picture } from '../../../../ui/picture'
import { FieldNotes } from '../../kit/field-notes'
import { PictureDialog } from '../../kit/picture-dialog'
import { fieldId } from '../content/post-fields'

interface CoverFieldProps {
  cover: string | null
  onChange: (cover: string | null) => void
  error: string | undefined
}

export function CoverField({ cover, onChange, error }: CoverFieldProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const id = fieldId('coverImage')
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">{t('posts.fields.coverImage')}</p>
      <div className="flex items-start gap-3">
        <Picture src={cover} alt="" format="wide" className="aspect-video w-32 shrink-0 rounded-control border border-line object-cover" />
        <div className="min-w-0">
          <button type="button" id={id} aria-describedby={`${id}-hint`} className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
            {t('posts.cover.choose')}
          </button>
          <FieldNotes id={id} hint={cover ?? t('posts.cover.none')} error={error} />
        </div>
      </div>
      {isOpen && (
        <PictureDialog
          title={t('posts.cover.choose')}
          picture={cover}
          none={t('posts.cover.none')}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
