import { useTranslation } from 'react-i18next'
import type { TourReviews } from '../../../schema/content/views'
import { formatNumber } from '../../../schema/numbers'
import { formatMonth } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

/** What guests who were on a tour say of it, in the language that each wrote in. */
export function GuestReviews({ reviews }: { reviews: TourReviews | undefined }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  if (!reviews) return null
  const { count, average, latest } = reviews
  return (
    <section className="page mt-12 md:mt-20" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="text-title">
        {t('reviews.title')}
      </h2>
      <p className="mt-2 font-semibold">
        {t('reviews.average', { average: formatNumber(average, locale, 1), count })}
      </p>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {latest.map(({ mark, text, firstName, language, month, createdAt }) => (
          <li key={createdAt} className="border-t border-line pt-4">
            <p className="font-semibold">{t('reviews.mark', { mark })}</p>
            {text && (
              <blockquote lang={language} className="mt-1 whitespace-pre-line wrap-anywhere">
                {text}
              </blockquote>
            )}
            <p className="mt-1 text-sm text-muted">
              {firstName},{' '}
              {t('reviews.month', {
                month: formatMonth(Number(month.slice(5)), locale, 'monthName'),
                year: month.slice(0, 4),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
