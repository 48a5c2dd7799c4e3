import { useLocale } from '../../lib/locale-context'
import type { ShowMeCard } from './cards'

/** Long sentences a little smaller, so that a phone shows them whole. */
function sizeOf(say: string): string {
  return say.length > 36 ? 'text-[clamp(2rem,7.5vmin+1rem,4.5rem)]' : 'text-[clamp(2.5rem,11vmin+1rem,7rem)]'
}

/** One card, with its meaning for readers of English. Hidden cards are hidden from screen readers, too. */
export function ShowMeCardView({ card, isShown }: { card: ShowMeCard; isShown: boolean }) {
  const locale = useLocale()
  const { lead, say, area } = card
  const meaning = { vi: undefined, en: card.meaningEn }[locale]
  return (
    <li
      aria-hidden={!isShown}
      className="flex w-full shrink-0 snap-center flex-col justify-center overflow-y-auto px-5 py-4 text-center print:break-inside-avoid print:border-b print:py-6"
    >
      <div lang="vi" className="m-auto max-w-5xl">
        {lead && <p className="text-[clamp(1.25rem,4vmin+0.5rem,2.5rem)] leading-snug print:text-xl">{lead}</p>}
        <p className={`font-sans font-semibold leading-tight text-balance print:text-4xl ${sizeOf(say)}`}>{say}</p>
        {area && <p className="mt-3 text-[clamp(1.125rem,3vmin+0.5rem,2rem)] leading-snug print:mt-1 print:text-xl">{area}</p>}
        {meaning && (
          <p lang={locale} className="mt-6 text-lg text-muted print:mt-2">
            {meaning}
          </p>
        )}
      </div>
    </li>
  )
}
