import { useTranslation } from 'react-i18next'
import { PictureControl } from '../../../media/picture-control'
import { describedBy, InputGroup, type InputProps } from './input-frame'

/** A photograph or a drawing, chosen by its look. */
export function PictureInput({ id, label, hint, error, value, onChange }: InputProps) {
  const { t } = useTranslation('admin')
  const action = t('entries.editor.choosePicture')
  return (
    <InputGroup id={id} label={label} hint={hint} error={error}>
      <PictureControl
        picture={typeof value === 'string' && value !== '' ? value : null}
        action={action}
        none={t('entries.editor.noPicture')}
        attributes={{ id, 'aria-label': `${action}: ${label}`, ...describedBy({ id, hint, error }) }}
        onChange={(picture) => onChange(picture ?? '')}
      />
    </InputGroup>
  )
}
