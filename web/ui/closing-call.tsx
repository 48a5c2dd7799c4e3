import type { ReactNode } from 'react'
import { Picture } from './picture'

export function ClosingCall({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="page mt-16 md:mt-20" data-print="hide">
      <div className="poster relative isolate overflow-hidden">
        <Picture
          src="@assets/art/trip-ahead"
          alt=""
          format="wide"
          className={
            'h-32 w-full object-cover object-horizon md:absolute md:inset-0 md:-z-10 md:h-full'
          }
        />
        <div className="p-5 text-ink md:px-10 md:py-14">
          <div className="md:w-1/2">
            <h2 className="text-title">{title}</h2>
            <p className="mt-2 text-pretty">{text}</p>
            <div className="mt-5 flex flex-wrap gap-3">{children}</div>
          </div>
        </div>
      </div>
    </section>
  )
}
