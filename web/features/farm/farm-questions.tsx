import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownFarm } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'

export function FarmQuestions({ farm: { way, questions } }: { farm: ShownFarm }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const answers = [
    { title: text(way, 'heading', locale), answer: text(way, 'text', locale) },
    ...questions.map((one) => ({
      title: text(one, 'question', locale),
      answer: text(one, 'answer', locale),
    })),
  ]
  return (
    <section
      className="page mt-12 grid gap-x-16 md:mt-20 lg:grid-cols-[1fr_2fr]"
      aria-labelledby="questions-heading"
    >
      <h2 id="questions-heading" className="text-title">
        {t('questions')}
      </h2>
      <div className="border-t border-line max-lg:mt-4">
        {answers.map(({ title, answer }) => (
          <details key={title} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
