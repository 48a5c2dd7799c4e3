import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { picturePattern } from '../../../../schema/media'
import { TextField } from '../../../domain/forms/text-field'
import { PictureControl } from '../media/picture-control'

interface ProductPictureProps {
  initial: string
  isWrong: boolean
}

/** A product's picture: a partner's address as it is typed, or one of the site's pictures. */
export function ProductPicture({ initial, isWrong }: ProductPictureProps) {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(initial)
  const label = t('products.fields.imageUrl')
  const action = t('entries.editor.choosePicture')

  function choose(next: string | null) {
    if (input.current && next) input.current.value = next
    setPicture(next ?? '')
  }

  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextField
        label={label}
        name="imageUrl"
        maxLength={500}
        required
        defaultValue={initial}
        inputRef={input}
        error={isWrong ? t('products.errors.imageUrl') : undefined}
      />
      <PictureControl
        picture={picturePattern.test(picture) ? picture : null}
        action={action}
        none={t(picture ? 'media.picker.foreign' : 'entries.editor.noPicture')}
        attributes={{ id: 'product-picture', 'aria-label': `${action}: ${label}` }}
        onChange={choose}
      />
    </div>
  )
}
