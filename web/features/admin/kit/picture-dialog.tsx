import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaIdOf, mediaReference } from '../../../../schema/media'
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
  onChoose: (picture: string | null) => void
  onClose: () => void
}

const tabs = ['photos', 'drawings'] as const

/** Chooses a photograph of the library, or a drawing. */
export function PictureDialog({ title, picture, none, onChoose, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const photo = mediaIdOf(picture)
  const [tab, setTab] = useState<(typeof tabs)[number]>(picture && !photo ? 'drawings' : 'photos')
  const [isUploading, setIsUploading] = useState(false)
  return (
    <OutsideForms>
      <DialogFrame title={title} size="large" unfinished={isUploading ? 'uploads' : undefined} onClose={onClose}>
        {(close) => {
          const choose = (path: string | null) => {
            onChoose(path)
            close()
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
              <div role="tabpanel" id={`${id}-photos`} aria-labelledby={`${id}-photos-tab`} hidden={tab !== 'photos'}>
                <PhotoPicker
                  {...(photo && { current: photo })}
                  onBusy={setIsUploading}
                  onChoose={([item]) => item && choose(mediaReference(item.id))}
                />
              </div>
              <div role="tabpanel" id={`${id}-drawings`} aria-labelledby={`${id}-drawings-tab`} hidden={tab !== 'drawings'}>
                {tab === 'drawings' && <DrawingPicker picture={picture} {...(none !== undefined && { none })} onChoose={choose} />}
              </div>
            </>
          )
        }}
      </DialogFrame>
    </OutsideForms>
  )
}
