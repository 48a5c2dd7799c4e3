import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaReference, picturePattern } from '../../../../../schema/media'
import { ForeignNotice, useForeignCopies } from '../../../media/foreign-copies'
import { isForeign } from '../../../media/media-pictures'
import { PictureControl } from '../../../media/picture-control'
import type { InputProps } from './input-frame'
import { TextInput } from './text-input'

export function ImageInput(input: InputProps) {
  const { t } = useTranslation('admin')
  const picture = String(input.value ?? '').trim()
  const current = useRef(picture)
  current.current = picture
  const action = t('entry-form.editor.choosePicture')
  const copies = useForeignCopies((address, { id }) => {
    const isHere = current.current === address
    if (isHere) input.onChange(mediaReference(id))
    return isHere
  })
  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextInput {...input} />
      <ForeignNotice addresses={isForeign(picture) ? [picture] : []} copies={copies} className="" />
      <PictureControl
        picture={picturePattern.test(picture) ? picture : null}
        action={action}
        none={t(picture ? 'media.picker.standIn' : 'entry-form.editor.noPicture')}
        attributes={{ id: `${input.id}-choose`, 'aria-label': `${action}: ${input.label}` }}
        onChange={(next) => input.onChange(next ?? '')}
      />
    </div>
  )
}
