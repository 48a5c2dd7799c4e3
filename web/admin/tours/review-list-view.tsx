import { useTranslation } from 'react-i18next'
import type { ReviewRow } from '../../../schema/api/admin-tours'
import { formatMonth } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { TourTabs } from './tour-tabs'
import { bookingScreen } from './tour-words'

export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/tours/reviews')
  return (
    <>
      <TourTabs part="reviews" />
      <ViewHeader title={t('tours.reviews.title')} intro={t('tours.reviews.intro')} />
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {data?.reviews.length === 0 && (
        <EmptyState title={t('tours.reviews.none')} text={t('tours.reviews.noneText')} as="h2" />
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {data?.reviews.map((review) => (
          <Review key={review.code} review={review} reload={retry} />
        ))}
      </ul>
    </>
  )
}

function Review({ review, reload }: { review: ReviewRow; reload: () => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { attempt, isPending } = useAttempt()
  const { code, mark, text, firstName: name, month, language, publishedAt, createdAt } = review
  const isPublic = publishedAt !== null
  const action = t(isPublic ? 'tours.reviews.withdraw' : 'tours.reviews.publish')

  async function change() {
    await attempt(async () => {
      await writeAdmin('PUT', `/api/admin/tours/reviews/${code}`, { isPublic: !isPublic })
      showToast({ title: t(isPublic ? 'tours.reviews.withdrawn' : 'tours.reviews.published') })
    })
    reload()
  }

  return (
    <li className="min-w-0 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-base font-semibold wrap-anywhere">
          {t('tours.reviews.mark', { mark })},{' '}
          {t('tours.reviews.who', {
            name,
            month: formatMonth(Number(month.slice(5)), locale),
            year: month.slice(0, 4),
          })}
        </h2>
        <StatusMark tone={isPublic ? 'good' : 'plain'}>
          {t(isPublic ? 'tours.reviews.public' : 'tours.reviews.hidden')}
        </StatusMark>
      </div>
      {text ? (
        <p lang={language} className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      ) : (
        <p className="mt-2 text-muted">{t('tours.reviews.noWords')}</p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {formatInstant(createdAt, locale)}
        <SiteLink to={bookingScreen(code)} className={buttonStyles.quiet}>
          {code}
        </SiteLink>
      </p>
      <button
        type="button"
        disabled={isPending}
        aria-label={t('tours.reviews.publishOf', { action, name })}
        className={`${buttonStyles.secondary} mt-2`}
        onClick={() => void change()}
      >
        {action}
      </button>
    </li>
  )
}
