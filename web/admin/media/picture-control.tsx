import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { mediaIdOf, mediaReference } from '../../../schema/media'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { lazyPart } from '../kit/lazy-part'
import { useReportPhotos } from '../kit/photos-under-way'
import { useInvalidateMedia, useStoredPhoto } from './media-api'
import { missingAlt } from './media-pictures'
import { StoredPicture } from './stored-picture'
import { DropZone } from './upload/drop-zone'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

const MediaDialog = lazyPart(
  ['entry-form', 'media', 'rich-text'],
  async () => (await import('./detail/media-dialog')).MediaDialog,
)
const PhotoWords = lazyPart(
  ['entry-form', 'media'],
  async () => (await import('./photo-words')).PhotoWords,
)
const PictureDialog = lazyPart(
  ['media'],
  async () => (await import('./picture-dialog')).PictureDialog,
)

interface PictureControlProps {
  picture: string | null
  action: string
  none: string
  canBeNone?: boolean
  /** Readers get a text of the place, not the library's description. */
  isOverridden?: boolean
  attributes: {
    id: string
    'aria-label'?: string
    'aria-describedby'?: string
    'aria-invalid'?: boolean
  }
  /** `photo` is given for one of the library. */
  onChange: (picture: string | null, photo?: MediaItem) => void
}

export function PictureControl({
  picture,
  action,
  none,
  canBeNone = false,
  isOverridden = false,
  attributes,
  onChange,
}: PictureControlProps) {
  const photo = mediaIdOf(picture)
  const [isOpen, setIsOpen] = useState(false)
  const invalidate = useInvalidateMedia()
  const { uploads, add, actions } = useUploads({
    onDone: (item) => {
      invalidate()
      onChange(mediaReference(item.id), item)
    },
  })
  // The field has one picture: the last choice cancels earlier uploads.
  const stopUploads = () => {
    for (const { id } of uploads) actions.onCancel(id)
  }
  const choose = (next: string | null, item?: MediaItem) => {
    stopUploads()
    onChange(next, item)
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
      {photo && (
        <div className="mt-2">
          <PageSection>
            <PhotoWords key={photo} id={photo} isOverridden={isOverridden} />
          </PageSection>
        </div>
      )}
      {unfinished.length > 0 && (
        <div className="mt-3">
          <UploadList uploads={unfinished} {...actions} />
        </div>
      )}
      {isOpen && (
        <PageSection>
          <PictureDialog
            title={action}
            picture={picture}
            none={canBeNone ? none : undefined}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </DropZone>
  )
}

function PictureNote({ picture, none }: { picture: string | null; none: string }) {
  const id = mediaIdOf(picture)
  return (
    <div className="mt-1 text-sm wrap-anywhere text-muted">
      {id ? (
        <PhotoNote id={id} />
      ) : (
        <p>{picture?.replace('@assets/art/', '').replaceAll('-', ' ') ?? none}</p>
      )}
    </div>
  )
}

function PhotoNote({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const { item, isHidden } = useStoredPhoto(id)
  const missing = item && missingAlt(item)
  return (
    <>
      <p>{item?.fileName}</p>
      {isHidden && (
        <p className="font-semibold text-bad">
          {t(item ? 'media.picker.inTrash' : 'media.picker.lost')}
        </p>
      )}
      {missing && !isHidden && (
        <p className="font-semibold text-accent">{t(`media.missingHere.${missing}`)}</p>
      )}
      {item && (
        <button type="button" className={buttonStyles.quiet} onClick={() => setIsOpen(true)}>
          {t('media.openDetails')}
        </button>
      )}
      {isOpen && (
        <PageSection>
          <MediaDialog id={id} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
