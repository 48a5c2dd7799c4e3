import type { ReactNode } from 'react'
import { skyClass } from '../lib/light-skies'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

export interface Veil {
  look: string
  isDark?: boolean
}

interface SkyPictureProps {
  src: string | null | undefined
  alt: string
  className: string
  veil?: Veil | undefined
  isStrip?: boolean
  children: ReactNode
}

export function SkyPicture({
  src,
  alt,
  className,
  veil,
  isStrip = false,
  children,
}: SkyPictureProps) {
  return (
    <div
      className={`relative isolate overflow-hidden bg-night text-on-night print:h-auto ${className}`}
    >
      <div className="absolute inset-0 -z-10" data-print="picture">
        <Picture
          src={src}
          alt={alt}
          format={isStrip ? 'wide' : 'tall'}
          wideFormat="wide"
          sizes={pictureSizes.page}
          priority
          className="size-full object-cover object-horizon"
        />
        {veil && <div className={`absolute inset-0 print:hidden ${veil.look}`} />}
      </div>
      <div
        className={
          `sky-shade ${veil?.isDark ? '' : skyClass(src, isStrip)} md:h-full ` +
          (isStrip ? 'pt-3 pb-6 md:pt-6' : 'pt-2 pb-16 md:pt-4')
        }
      >
        <div className="page">{children}</div>
      </div>
    </div>
  )
}
