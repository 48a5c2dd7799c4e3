import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaReference, picturePattern } from '../../../schema/media'
import { TextField } from '../../domain/forms/text-field'
import { ForeignNotice, useForeignCopies } from '../media/foreign-copies'
import { isForeign } from '../media/media-pictures'
import { PictureControl } from '../media/picture-control'

interface ProductPictureProps {
  initial: string
  isWrong: boolean
}

/**
 * A product's picture: one of the site's own, or a partner's address as it is typed, which can be
 * copied into the library.
 */
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

  const copies = useForeignCopies((address, { id }) => {
    const isHere = input.current?.value.trim() === address
    if (isHere) choose(mediaReference(id))
    return isHere
  })

  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextField
        label={label}
        name="imageUrl"
        maxLength={500}
        required
        defaultValue={initial}
        inputRef={input}
        onChange={({ target }) => setPicture(target.value.trim())}
        error={isWrong ? t('products.errors.imageUrl') : undefined}
      />
      <ForeignNotice addresses={isForeign(picture) ? [picture] : []} copies={copies} className="" />
      <PictureControl
        picture={picturePattern.test(picture) ? picture : null}
        action={action}
        none={t(picture ? 'media.picker.standIn' : 'entries.editor.noPicture')}
        attributes={{ id: 'product-picture', 'aria-label': `${action}: ${label}` }}
        onChange={choose}
      />
    </div>
  )
}
