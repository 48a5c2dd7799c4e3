import type { ShownFarm } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'

/** What the day is like: a line of times with what happens then. */
export function DayRail({ programme }: { programme: ShownFarm['programme'] }) {
  const locale = useLocale()
  return (
    <section className="page mt-12 grid gap-x-12 gap-y-6 md:mt-20 md:grid-cols-[6fr_5fr]" aria-labelledby="day-heading">
      <div>
        <h2 id="day-heading" className="text-title">
          {text(programme, 'heading', locale)}
        </h2>
        <ol className="mt-6 border-s-2 border-turmeric">
          {programme.steps.map((step) => (
            <li key={step.titleVi} className="relative ps-5 pb-5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-turmeric bg-paper"
              />
              <h3 className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-display text-xl font-semibold text-accent tabular-nums">{text(step, 'time', locale)}</span>
                <span className="font-semibold">{text(step, 'title', locale)}</span>
              </h3>
              <p className="mt-0.5 max-w-prose text-muted">{text(step, 'text', locale)}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="self-start poster max-md:hidden md:sticky md:top-24">
        <Picture src={programme.image} alt="" format="tall" sizes={pictureSizes.half} className="h-auto w-full" />
      </div>
    </section>
  )
}
