import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { FieldNote } from './field-note'

interface MachineNoteProps {
  language: Locale
  /** The label of the field. */
  field: string
  isBusy: boolean
  onRead: () => void
}

/** That a text comes from a translator and that nobody has read it yet. */
export function MachineNote({ language, field, isBusy, onRead }: MachineNoteProps) {
  const { t } = useTranslation('admin')
  return (
    <FieldNote
      title={t(`translation.note.${language}`)}
      action={t('translation.confirm')}
      actionLabel={t('translation.confirmField', { field })}
      isBusy={isBusy}
      onAction={onRead}
    />
  )
}
