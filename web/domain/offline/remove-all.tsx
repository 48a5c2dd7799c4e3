import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'

/** Removes everything that is kept, once the visitor has said so a second time. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation('offline')
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className={buttonStyles.secondary} onClick={() => setAsking(true)}>
        {t('removeAll')}
      </button>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-start me-3">{t('confirmRemoveAll')}</legend>
      {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed */}
      <button type="button" autoFocus className={buttonStyles.secondary} onClick={() => setAsking(false)}>
        {t('cancel')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={onRemove}>
        {t('yesRemove')}
      </button>
    </fieldset>
  )
}
