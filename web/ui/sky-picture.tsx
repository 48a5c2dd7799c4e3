import type { ReactNode } from 'react'
import { skyClass } from '../lib/light-skies'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

/** What the weather lays over a picture. */
export interface Veil {
  /** Its classes. */
  look: string
  /** Whether it makes the picture dark, such as rain. */
  isDark?: boolean
}

interface SkyPictureProps {
  src: string | null | undefined
  alt: string
  /** How high it stands. */
  className: string
  veil?: Veil | undefined
  /** A lower format on phones. */
  isStrip?: boolean
  /** The words in its sky. */
  children: ReactNode
}

/** A scene from edge to edge with words lettered in its sky. */
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
          className="size-full object-cover object-[50%_58%]"
        />
        {veil && <div className={`absolute inset-0 print:hidden ${veil.look}`} />}
      </div>
      <div
        className={`sky-shade ${veil?.isDark ? '' : skyClass(src, isStrip)} md:h-full ${isStrip ? 'pt-3 pb-6 md:pt-6' : 'pt-2 pb-16 md:pt-4'}`}
      >
        <div className="page">{children}</div>
      </div>
    </div>
  )
}
