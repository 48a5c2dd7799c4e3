import { useTranslation } from 'react-i18next'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { useLocale } from '../../../lib/locale-context'
import { nameIn } from '../../kit/admin-api'
import { formatInstant } from '../../kit/format-instant'
import { reviewStateOf } from './team-facts'

/** Where the review of an entry stands, in a sentence. */
export function ReviewText({ teamwork }: { teamwork: Teamwork }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { review } = teamwork
  const state = reviewStateOf(teamwork)
  if (!review || state === 'none') return t('teamwork.review.none')
  if (state === 'asked')
    return t('teamwork.review.asked', {
      who: nameIn(teamwork.people, review.requestedBy),
      reviewer: nameIn(teamwork.people, review.reviewer) || t('teamwork.review.anyoneInText'),
      time: formatInstant(review.requestedAt, locale),
    })
  return t(`teamwork.review.${state}`, {
    name: nameIn(teamwork.people, review.approvedBy),
    time: formatInstant(review.approvedAt, locale),
  })
}
