import type { EntryOf } from '../../../schema/api/entries'
import type { ShownFarm } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { GuestReviews } from '../../domain/farm/guest-reviews'
import { tourOf } from '../../domain/farm/season'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { TimeRail } from '../../ui/time-rail'
import { FarmBooking, FarmQuestions, TourFacts } from './farm-tour'
import { FruitCalendar } from './fruit-calendar'

/** The day, the fruits and the booking, which follow the hero. */
export function FarmRest({ farm }: { farm: EntryOf<'farm'> }) {
  const tour = tourOf(farm.tours, useToday())
  return (
    <>
      <DayRail programme={farm.programme} />
      {tour && <TourFacts tour={tour} />}
      <GuestReviews reviews={tour?.reviews} />
      <FruitCalendar farm={farm} />
      <FarmBooking tour={tour} />
      <FarmQuestions farm={farm} />
    </>
  )
}

function DayRail({ programme }: { programme: ShownFarm['programme'] }) {
  const locale = useLocale()
  return (
    <section
      className="page mt-12 grid gap-x-12 gap-y-6 md:mt-20 md:grid-cols-2"
      aria-labelledby="day-heading"
    >
      <div>
        <h2 id="day-heading" className="text-title">
          {text(programme, 'heading', locale)}
        </h2>
        <TimeRail
          className="mt-6"
          steps={programme.steps.map((step) => ({
            time: text(step, 'time', locale),
            line: text(step, 'title', locale),
            text: text(step, 'text', locale),
          }))}
        />
      </div>
      <div className="farm-picture poster self-start max-md:hidden">
        <Picture
          src={programme.image}
          alt=""
          format="tall"
          sizes={pictureSizes.half}
          className="h-auto w-full"
        />
      </div>
    </section>
  )
}
