import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import { HelpDialog } from './help-dialog'

/** Opens the keys of the editor. */
export function HelpButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.icon} aria-label={t('posts.help.open')} onClick={() => setIsOpen(true)}>
        <CircleHelp aria-hidden="true" className="size-5" />
      </button>
      {isOpen && <HelpDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
