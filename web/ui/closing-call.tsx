import type { ReactNode } from 'react'

export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="page mt-20" data-print="hide">
      <div className="rounded-card bg-night px-6 py-12 text-center text-on-night md:py-16">
        <h2 className="text-title">{title}</h2>
        <p className="mx-auto mt-3 max-w-xl text-on-night-muted">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  )
}
