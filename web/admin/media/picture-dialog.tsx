import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { mediaIdOf, mediaReference } from '../../../schema/media'
import { DialogFrame } from '../kit/dialog-frame'
import { DrawingPicker } from '../kit/drawing-picker'
import { OutsideForms } from '../kit/outside-forms'
import { PhotoPicker } from './photo-picker'

interface PictureDialogProps {
  title: string
  picture: string | null
  none?: string
  withSpots?: boolean
  /** `photo` is given for one of the library. */
  onChoose: (picture: string | null, photo?: MediaItem) => void
  onClose: () => void
}

const tabs = ['photos', 'drawings'] as const

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
                  current={photo}
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
                    none={none}
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

interface TabListProps<Value extends string> {
  /** The panels are `<id>-<value>`. */
  id: string
  label: string
  value: Value
  tabs: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs by the ARIA Authoring Practices: the arrow keys go from one to the next. */
function TabList<Value extends string>({ id, label, value, tabs, onChange }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value) + step
    const next = tabs.at(at % tabs.length)
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="mb-4 flex gap-1 border-b border-line"
    >
      {tabs.map((tab) => {
        const isCurrent = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            data-value={tab.value}
            aria-selected={isCurrent}
            aria-controls={`${id}-${tab.value}`}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
            className={
              '-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold text-muted ' +
              '-outline-offset-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink'
            }
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
