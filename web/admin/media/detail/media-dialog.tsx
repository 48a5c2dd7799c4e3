import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { EmptyState, LoadError } from '../../../ui/states'
import { useAdminData } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import type { Unfinished } from '../../kit/leave-guard'
import { OutsideForms } from '../../kit/outside-forms'
import { Waiting } from '../../waiting'
import { mediaApi, useInvalidateMedia } from '../media-api'
import { MediaEditor } from './media-editor'

interface MediaDialogProps {
  id: string
  onClose: () => void
}

export function MediaDialog({ id, onClose }: MediaDialogProps) {
  const { t } = useTranslation('admin')
  const { data, error, isNotFound, retry, mutate } = useAdminData(mediaApi.one(id))
  const invalidate = useInvalidateMedia()
  const [unfinished, setUnfinished] = useState<Unfinished>()

  const onStored = useCallback(
    (stored: MediaDetail) => {
      void mutate(stored, { revalidate: false })
      invalidate()
    },
    [mutate, invalidate],
  )

  return (
    <OutsideForms>
      <DialogFrame
        title={data?.fileName ?? t('media.detail.title')}
        size="large"
        unfinished={unfinished}
        onClose={onClose}
      >
        {(close) => {
          if (isNotFound)
            return <EmptyState title={t('media.detail.gone')} text={t('media.detail.goneText')} />
          if (error) return <LoadError error={error} onRetry={retry} />
          if (!data) return <Waiting />
          return (
            <MediaEditor
              stored={data}
              onStored={onStored}
              onUnfinished={setUnfinished}
              onDeleted={close}
            />
          )
        }}
      </DialogFrame>
    </OutsideForms>
  )
}
