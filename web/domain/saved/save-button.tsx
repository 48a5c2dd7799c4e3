import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import {
  putSavedItem,
  replaceSavedItems,
  type SavedItem,
  sameItem,
  useSavedItems,
} from './saved-items'

const iconStyles = {
  onPicture: buttonStyles.iconOnPicture,
  small: 'button-small inline-flex size-11 items-center justify-center',
  plain: buttonStyles.iconPlain,
} as const

interface SaveButtonProps {
  item: SavedItem
  withText?: boolean
  look?: keyof typeof iconStyles
  className?: string
}

export function useSaved(item: SavedItem): { saved: boolean; toggle: () => void } {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const saved = useSavedItems().some((other) => sameItem(other, item))

  function toggle() {
    const { before, isStored } = putSavedItem(item, !saved)
    const done = isStored ? t('saved') : t('savedForNow')
    showToast({
      title: saved ? t('unsaved') : done,
      text: text(item, 'title', locale),
      action: { label: t('undo'), onClick: () => replaceSavedItems(before) },
    })
  }

  return { saved, toggle }
}

export function SaveButton({
  item,
  withText = false,
  look = 'onPicture',
  className = '',
}: SaveButtonProps) {
  const { t } = useTranslation('shell')
  const title = text(item, 'title', useLocale())
  const { saved, toggle } = useSaved(item)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={withText ? undefined : t('saveItem', { title })}
      onClick={toggle}
      className={`${withText ? buttonStyles.tool : iconStyles[look]} ${className}`.trim()}
    >
      <Heart
        className={`${look === 'small' ? 'size-4' : 'size-5'} ${saved ? 'fill-turmeric text-turmeric' : ''}`}
      />
      {withText && t(saved ? 'savedState' : 'save')}
    </button>
  )
}
