import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { mediaIdOf, mediaReference } from '../../../schema/media'
import { PhotoPicker } from '../media/photo-picker'
import { DialogFrame } from './dialog-frame'
import { DrawingPicker } from './drawing-picker'
import { OutsideForms } from './outside-forms'
import { TabList } from './tab-list'

interface PictureDialogProps {
  title: string
  picture: string | null
  /** What no picture is called, where that is a choice. */
  none?: string
  /** Whether the small drawings that stand beside a text are among them. */
  withSpots?: boolean
  /** With what the library knows of a photograph. */
  onChoose: (picture: string | null, photo?: MediaItem) => void
  onClose: () => void
}

const tabs = ['photos', 'drawings'] as const

/** Chooses a photograph of the library, or a drawing. */
export function PictureDialog({
  title,
  picture,
  none,
  withSpots = false,
  onChoose,
  onClose,
}: PictureDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const photo = mediaIdOf(picture)
  const [tab, setTab] = useState<(typeof tabs)[number]>(picture && !photo ? 'drawings' : 'photos')
  const [isUploading, setIsUploading] = useState(false)
  return (
    <OutsideForms>
      <DialogFrame
        title={title}
        size="large"
        unfinished={isUploading ? 'uploads' : undefined}
        onClose={onClose}
      >
        {(close) => {
          const choose = (path: string | null, item?: MediaItem) => {
            close()
            onChoose(path, item)
          }
          return (
            <>
              <TabList
                id={id}
                label={t('media.picker.tabs')}
                value={tab}
                tabs={tabs.map((value) => ({ value, label: t(`media.picker.${value}`) }))}
                onChange={setTab}
              />
              {/* Uploads go on while drawings are looked at. */}
              <div
                role="tabpanel"
                id={`${id}-photos`}
                aria-labelledby={`${id}-photos-tab`}
                hidden={tab !== 'photos'}
              >
                <PhotoPicker
                  {...(photo && { current: photo })}
                  onBusy={setIsUploading}
                  onChoose={([item]) => item && choose(mediaReference(item.id), item)}
                />
              </div>
              <div
                role="tabpanel"
                id={`${id}-drawings`}
                aria-labelledby={`${id}-drawings-tab`}
                hidden={tab !== 'drawings'}
              >
                {tab === 'drawings' && (
                  <DrawingPicker
                    picture={picture}
                    withSpots={withSpots}
                    {...(none !== undefined && { none })}
                    onChoose={(path) => choose(path)}
                  />
                )}
              </div>
            </>
          )
        }}
      </DialogFrame>
    </OutsideForms>
  )
}
