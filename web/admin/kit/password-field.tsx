import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../schema/admin-fields'
import { TextField, type TextFieldProps } from '../../domain/forms/text-field'

type PasswordFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'placeholder' | 'hint' | 'error' | 'isErrorHidden' | 'inputRef'
> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('login')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={adminLimits.password}
      required
    >
      <button
        type="button"
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setIsShown(!isShown)}
        className={
          'absolute end-0 top-0 inline-flex size-11 ' +
          'items-center justify-center text-muted ' +
          'hover:text-ink'
        }
      >
        <Icon className="size-5" />
      </button>
    </TextField>
  )
}
