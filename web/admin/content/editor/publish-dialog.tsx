import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { PageSection } from '../../../ui/error-boundary'
import { DialogFrame } from '../../kit/dialog-frame'
import { lazyPart } from '../../kit/lazy-part'
import { Waiting } from '../../waiting'
import type { FormField } from '../form/form-schema'
import type { Path } from '../form/paths'
import type { EntryEditing } from './use-entry-editor'

const PublishForm = lazyPart(
  ['entry-form', 'media'],
  async () => (await import('./publish-form')).PublishForm,
)

interface PublishDialogProps {
  editing: EntryEditing
  fields: readonly FormField[]
  onGoTo: (path: Path, languages?: readonly Locale[]) => void
  onClose: () => void
}

/** Opens at once; what is in it is loaded when it is first opened. */
export function PublishDialog({ onClose, ...props }: PublishDialogProps) {
  const { t } = useTranslation('admin')
  const [unsaved, setUnsaved] = useState(0)
  const count = useCallback((isUnsaved: boolean) => {
    setUnsaved((fields) => fields + (isUnsaved ? 1 : -1))
  }, [])
  const hasUnsaved = unsaved > 0
  return (
    <DialogFrame
      title={t('entry-form.publish.title')}
      unfinished={hasUnsaved ? 'changes' : undefined}
      onClose={onClose}
    >
      {(close) => (
        <PageSection fallback={<Waiting />}>
          <PublishForm {...props} hasUnsaved={hasUnsaved} onUnsaved={count} close={close} />
        </PageSection>
      )}
    </DialogFrame>
  )
}
