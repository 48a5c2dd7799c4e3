import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../schema/admin-fields'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'

export function CodeField({
  error,
  hint,
  allowsRecovery = true,
}: {
  error: string | undefined
  hint?: string
  allowsRecovery?: boolean
}) {
  const { t } = useTranslation('login')
  const [isRecovery, setIsRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wasRecovery = useRef(isRecovery)
  useEffect(() => {
    if (wasRecovery.current === isRecovery) return
    wasRecovery.current = isRecovery
    input.current?.focus()
  }, [isRecovery])
  const shared = {
    name: 'code',
    maxLength: adminLimits.code,
    required: true,
    error,
    inputRef: input,
  }
  return (
    <div>
      {isRecovery ? (
        <TextField
          key="recovery"
          {...shared}
          label={t('recoveryCode')}
          hint={t('recoveryText')}
          autoComplete="off"
          autoCapitalize="none"
        />
      ) : (
        <TextField
          key="code"
          {...shared}
          label={t('code')}
          hint={hint ?? t('codeText')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {allowsRecovery && (
        <button
          type="button"
          className={`${buttonStyles.quiet} text-sm`}
          onClick={() => setIsRecovery(!isRecovery)}
        >
          {isRecovery ? t('useCode') : t('useRecovery')}
        </button>
      )}
    </div>
  )
}
