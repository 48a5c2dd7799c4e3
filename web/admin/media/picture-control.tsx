import { useState } from 'react'
import { mediaReference } from '../../../schema/media'
import { buttonStyles } from '../../ui/button-styles'
import { useReportPhotos } from '../kit/photos-under-way'
import { PictureDialog } from '../kit/picture-dialog'
import { useInvalidateMedia } from './media-api'
import { PictureNote } from './picture-note'
import { StoredPicture } from './stored-picture'
import { DropZone } from './upload/drop-zone'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

interface PictureControlProps {
  picture: string | null
  /** The words of the button, and the title of its dialog. */
  action: string
  /** What no picture is called. */
  none: string
  /** Whether no picture is a choice. */
  canBeNone?: boolean
  /** For the button. */
  attributes: {
    id: string
    'aria-label'?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | undefined
  }
  onChange: (picture: string | null) => void
}

/**
 * A picture field: what is chosen, the dialog that chooses, and a place to drop or paste a file.
 */
export function PictureControl({
  picture,
  action,
  none,
  canBeNone = false,
  attributes,
  onChange,
}: PictureControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  const invalidate = useInvalidateMedia()
  const { uploads, add, cancel, retry, dismiss } = useUploads({
    onDone: (item) => {
      invalidate()
      onChange(mediaReference(item.id))
    },
  })
  // The field holds one picture: what is chosen last counts, and ends what came before.
  const stopUploads = () => {
    for (const { id } of uploads) cancel(id)
  }
  const choose = (next: string | null) => {
    stopUploads()
    onChange(next)
  }
  const unfinished = uploads.filter(({ status }) => status !== 'done')
  const failed = unfinished.filter(({ status }) => status === 'failed').length
  useReportPhotos({ underWay: unfinished.length - failed, failed })
  return (
    <DropZone
      onFiles={(files) => {
        stopUploads()
        add([...files].slice(0, 1))
      }}
    >
      <div className="flex items-start gap-3">
        {(picture || canBeNone) && (
          <div className="w-32 shrink-0">
            <StoredPicture
              src={picture}
              format="wide"
              className="aspect-video w-full rounded-control border border-line object-cover"
            />
          </div>
        )}
        <div className="min-w-0">
          <button
            type="button"
            {...attributes}
            className={buttonStyles.secondary}
            onClick={() => setIsOpen(true)}
          >
            {action}
          </button>
          <PictureNote picture={picture} none={none} />
        </div>
      </div>
      {unfinished.length > 0 && (
        <div className="mt-3">
          <UploadList uploads={unfinished} onCancel={cancel} onRetry={retry} onDismiss={dismiss} />
        </div>
      )}
      {isOpen && (
        <PictureDialog
          title={action}
          picture={picture}
          {...(canBeNone && { none })}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </DropZone>
  )
}
