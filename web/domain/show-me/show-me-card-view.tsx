import { useLocale } from '../../lib/locale-context'
import type { ShowMeCard } from './cards'
import './show-me-card-view.css'

function sizeOf(say: string): string {
  return say.length > 36 ? 'show-me-say-long' : 'show-me-say'
}

export function ShowMeCardView({ card, isShown }: { card: ShowMeCard; isShown: boolean }) {
  const locale = useLocale()
  const { lead, say, area } = card
  const meaning = { vi: undefined, en: card.meaningEn }[locale]
  return (
    <li
      aria-hidden={!isShown}
      className="show-me-card flex w-full shrink-0 snap-center flex-col justify-center overflow-y-auto px-5 py-4 text-center"
    >
      <div lang="vi" className="m-auto max-w-5xl">
        {lead && <p className="show-me-lead leading-snug">{lead}</p>}
        <p className={`font-sans font-semibold leading-tight text-balance ${sizeOf(say)}`}>{say}</p>
        {area && <p className="show-me-area mt-3 leading-snug">{area}</p>}
        {meaning && (
          <p lang={locale} className="mt-6 text-lg text-muted">
            {meaning}
          </p>
        )}
      </div>
    </li>
  )
}
