import { useTranslation } from 'react-i18next'
import { mediaVariant } from '../media-pictures'
import { objectPosition, type Point } from './focal-point'

const crops = { wide: 'aspect-video', tall: 'aspect-4/5', square: 'aspect-square' } as const

/** How the frames of the site will cut a photograph. */
export function CropPreviews({ src, point }: { src: string; point: Point }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="grid grid-cols-[16fr_7.2fr_9fr] items-end gap-3">
      {(['wide', 'tall', 'square'] as const).map((crop) => (
        <li key={crop} className="min-w-0">
          <img
            src={mediaVariant(src, 'full', 480)}
            alt=""
            className={`w-full rounded-[0.375rem] border border-line object-cover ${crops[crop]}`}
            style={{ objectPosition: objectPosition(point) }}
          />
          <p className="mt-1 text-center text-[0.8125rem] text-muted">
            {t(`media.detail.focal.crops.${crop}`)}
          </p>
        </li>
      ))}
    </ul>
  )
}
