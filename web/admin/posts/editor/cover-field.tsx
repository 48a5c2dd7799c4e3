import { useTranslation } from 'react-i18next'
import { FieldNotes } from '../../kit/field-notes'
import { PictureControl } from '../../media/picture-control'
import { fieldId } from '../content/post-fields'

interface CoverFieldProps {
  cover: string | null
  onChange: (cover: string | null) => void
  error: string | undefined
}

export function CoverField({ cover, onChange, error }: CoverFieldProps) {
  const { t } = useTranslation('admin')
  const id = fieldId('coverImage')
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">{t('posts.fields.coverImage')}</p>
      <PictureControl
        picture={cover}
        action={t('posts.cover.choose')}
        none={t('posts.cover.none')}
        canBeNone
        attributes={{ id, 'aria-describedby': error ? `${id}-error` : undefined }}
        onChange={onChange}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
