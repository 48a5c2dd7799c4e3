import { useTranslation } from 'react-i18next'
import { PictureControl } from '../../../media/picture-control'
import { describedBy, InputGroup, type InputProps } from './input-frame'

/** A photograph or a drawing, chosen by its look; an optional one can be taken away again. */
export function PictureInput({
  id,
  label,
  hint,
  error,
  value,
  isOptional,
  onChange,
}: InputProps & { isOptional: boolean }) {
  const { t } = useTranslation('admin')
  const picture = typeof value === 'string' && value !== '' ? value : null
  const action = t('entries.editor.choosePicture')
  return (
    <InputGroup id={id} label={label} hint={hint} error={error}>
      <PictureControl
        picture={picture}
        action={action}
        none={t('entries.editor.noPicture')}
        canBeNone={isOptional && picture !== null}
        attributes={{
          id,
          'aria-label': `${action}: ${label}`,
          ...describedBy({ id, hint, error }),
        }}
        onChange={(picture) => onChange(picture ?? '')}
      />
    </InputGroup>
  )
}
