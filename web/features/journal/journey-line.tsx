import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { fillPath, paths } from '../../../schema/paths'
import { SiteLink } from '../../ui/site-link'
import { journeyStops } from './journey'

/** The journey so far: the country in profile from the northern mountains to the southern sea, a stop for each place that has an entry. */
export function JourneyLine({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation('journal')
  const stops = journeyStops(posts)
  if (stops.length === 0) return null
  return (
    <nav aria-label={t('journey')} className="overflow-hidden bg-night text-on-night">
      <div className="relative page">
        <span aria-hidden="true" className="absolute end-[16%] bottom-1/2 size-12 rounded-full bg-turmeric md:size-24" />
        <svg aria-hidden="true" viewBox="0 0 1216 110" preserveAspectRatio="none" className="relative h-16 w-full md:h-28">
          <path
            d="M0 110V42l52-26 40 34 58-48 66 58 44-22 70 40 60-18 74 26 62-4 40-30 44-16 50 44 60 8 90-4 96 10H1216v16z"
            className="fill-on-night/25"
          />
          <path
            d="M0 110V84l66-24 58 26 72-36 78 40 90-14 96 18 92-6 50-24 58 30 120 6h160l20-8 22 8 60-2 20-10 24 12h130v10z"
            className="fill-south"
          />
          <path d="M800 104h416M860 98h356M930 92h286" className="stroke-on-night/50" strokeDasharray="46 18" />
        </svg>
        <ol className="grid auto-cols-[minmax(2.75rem,1fr)] grid-flow-col overflow-x-auto border-t-3 border-turmeric pb-5 md:pb-8">
          {stops.map(({ placeId, name, slug, count }) => (
            <li key={placeId} className="relative flex flex-col items-center text-center">
              <span aria-hidden="true" className="-mt-2 size-3.5 rounded-full border-3 border-turmeric bg-night" />
              <SiteLink
                to={fillPath(paths.journalEntry, { slug })}
                className="mt-1 flex min-h-11 flex-col text-sm leading-tight font-semibold text-balance underline-offset-4 after:absolute after:inset-0 hover:underline md:text-lg"
              >
                <span lang="vi">{name}</span>
                {count > 1 && <span className="font-normal">{t('stopEntries', { count })}</span>}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
