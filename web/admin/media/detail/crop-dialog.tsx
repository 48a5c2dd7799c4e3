import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { isSame } from '../../../../schema/content/pairs'
import { minMediaSide } from '../../../../schema/media'
import {
  editOf,
  frameOf,
  type Turn,
  turnedSize,
  turnFrame,
  turns,
} from '../../../../schema/media-edit'
import { errorCodeOf } from '../../../lib/api'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { OutsideForms } from '../../kit/outside-forms'
import { useAttempt } from '../../kit/use-attempt'
import { mediaApi } from '../media-api'
import { mediaVariant } from '../media-pictures'
import { CropBox } from './crop-box'
import { type CropShape, cropRatios, moveFrame, resizeFrame, shapeFrame } from './crop-frame'
import { CropNumbers } from './crop-numbers'

interface CropDialogProps {
  item: MediaDetail
  onStored: (item: MediaDetail) => void
  onClose: () => void
}

const isTurn = (degrees: number): degrees is Turn => turns.some((turn) => turn === degrees)

function useCrop(item: MediaDetail) {
  const stored = editOf(item)
  const [rotate, setRotate] = useState(stored.rotate)
  const [frame, setFrame] = useState(() => frameOf(stored))
  const [shape, setShape] = useState<CropShape>('free')
  const edit = { rotate, original: stored.original }
  const size = turnedSize(edit)
  const whole = frameOf(edit)

  function turn(times: number) {
    const next = (rotate + 90 * times) % 360
    if (!isTurn(next)) return
    let [turned, from] = [frame, size]
    for (let made = 0; made < times; made += 1) {
      turned = turnFrame(turned, from)
      from = { width: from.height, height: from.width }
    }
    setRotate(next)
    setFrame(turned)
    setShape('free')
  }

  return {
    rotate,
    frame,
    shape,
    size,
    bounds: { size, ratio: cropRatios[shape], min: minMediaSide },
    isWhole: isSame(frame, whole),
    isOriginal: rotate === 0 && isSame(frame, whole),
    isChanged: rotate !== stored.rotate || !isSame(frame, frameOf(stored)),
    setFrame,
    turn,
    choose(next: CropShape) {
      setShape(next)
      setFrame(shapeFrame(frame, cropRatios[next], size))
    },
    reset() {
      setRotate(0)
      setShape('free')
      setFrame(frameOf({ rotate: 0, original: stored.original }))
    },
  }
}

export function CropDialog({ item, onStored, onClose }: CropDialogProps) {
  const { t } = useTranslation('admin')
  const { attempt, isPending, errorText } = useAttempt()
  const crop = useCrop(item)
  const { rotate, frame, size, bounds, isWhole } = crop

  async function save(close: () => void) {
    try {
      const body = { updatedAt: item.updatedAt, rotate, crop: isWhole ? null : frame }
      onStored(await writeAdmin<MediaDetail>('PUT', mediaApi.edit(item.id), body))
    } catch (error) {
      // The frame stays for another try, on top of what is stored now.
      if (errorCodeOf(error) === 'CONFLICT')
        onStored(await readAdmin<MediaDetail>(mediaApi.one(item.id)))
      throw error
    }
    showToast({ title: t('media.crop.saved') })
    close()
  }

  return (
    <OutsideForms>
      <DialogFrame
        title={t('media.crop.title')}
        size="medium"
        unfinished={crop.isChanged ? 'changes' : undefined}
        onClose={onClose}
      >
        {(close) => (
          <div className="grid gap-4">
            <div className="px-3 py-2">
              <CropBox
                src={item.edit ? mediaApi.uncropped(item.id) : mediaVariant(item.src, 'full', 1080)}
                rotate={rotate}
                frame={frame}
                {...bounds}
                onChange={crop.setFrame}
              />
            </div>
            <p className="text-sm text-muted">{t('media.crop.hint')}</p>
            <div className="flex flex-wrap items-center gap-2">
              <button type="button" className={buttonStyles.secondary} onClick={() => crop.turn(3)}>
                <RotateCcw className="size-4.5" />
                {t('media.crop.turnLeft')}
              </button>
              <button type="button" className={buttonStyles.secondary} onClick={() => crop.turn(1)}>
                <RotateCw className="size-4.5" />
                {t('media.crop.turnRight')}
              </button>
              <ShapeChoice shape={crop.shape} onChoose={crop.choose} />
            </div>
            <CropNumbers
              frame={frame}
              onChange={(name, value) => {
                const by = value - frame[name]
                if (name === 'left') crop.setFrame(moveFrame(frame, by, 0, size))
                else if (name === 'top') crop.setFrame(moveFrame(frame, 0, by, size))
                else {
                  const pull = name === 'width' ? ([by, 0] as const) : ([0, by] as const)
                  crop.setFrame(resizeFrame(frame, 'se', pull, bounds))
                }
              }}
            />
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
              <button
                type="button"
                className={`${buttonStyles.quiet} me-auto`}
                disabled={crop.isOriginal}
                onClick={crop.reset}
              >
                {t('media.crop.reset')}
              </button>
              <button
                type="button"
                className={buttonStyles.primary}
                disabled={isPending || !crop.isChanged}
                onClick={() => {
                  const conflict = t('media.crop.conflict')
                  void attempt(() => save(close), {
                    title: t('media.detail.saveFailed'),
                    text: (error) =>
                      errorCodeOf(error) === 'CONFLICT' ? conflict : errorText(error),
                  })
                }}
              >
                {t('media.crop.save')}
              </button>
            </div>
          </div>
        )}
      </DialogFrame>
    </OutsideForms>
  )
}

const shapes = ['free', 'wide', 'tall', 'square'] as const satisfies CropShape[]

interface ShapeChoiceProps {
  shape: CropShape
  onChoose: (shape: CropShape) => void
}

function ShapeChoice({ shape, onChoose }: ShapeChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={t('media.crop.shape')} className="flex flex-wrap gap-1.5">
      {shapes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shape}
          className="chip text-sm"
          onClick={() => onChoose(one)}
        >
          {t(`media.crop.shapes.${one}`)}
        </button>
      ))}
    </div>
  )
}
