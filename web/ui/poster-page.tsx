import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

interface PosterPageProps {
  picture: string
  kicker?: string
  title: ReactNode
  text?: string
  children: ReactNode
}

export function PosterPage({ picture, kicker, title, text, children }: PosterPageProps) {
  return (
    <div
      className={
        'page grid grid-cols-1 gap-7 py-6 ' + 'md:aside-96 md:items-center ' + 'md:gap-14 md:py-8'
      }
    >
      <div className="poster outline-1 outline-transparent md:order-2 md:rotate-1">
        <Picture
          src={picture}
          alt=""
          format="square"
          wideFormat="tall"
          sizes={pictureSizes.half}
          priority
          className="w-full max-md:aspect-4/3 max-md:object-cover md:h-auto"
        />
      </div>
      <div>
        {kicker && <p className="font-semibold text-accent">{kicker}</p>}
        <h1 className="mt-1 text-display">{title}</h1>
        {text && <p className="mt-3 max-w-lg text-lg text-pretty text-muted">{text}</p>}
        {children}
      </div>
    </div>
  )
}
