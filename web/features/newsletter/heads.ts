import type { NewsletterLink } from '../../../schema/api/newsletter'
import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import { purposeOf, wordsOf } from './link-purpose'

export function newsletterLinkHead({ params, t, data }: HeadInput): Head {
  const purpose = purposeOf(params)
  const words = wordsOf(purpose, (data as NewsletterLink | undefined)?.list)
  const path = purpose === 'confirm' ? paths.newsletterConfirm : paths.newsletterUnsubscribe
  return unlistedHead(path, t(`newsletter:${words}.title`), t(`newsletter:${words}.description`))
}

export function preferencesHead({ t }: HeadInput): Head {
  return unlistedHead(
    paths.newsletterPreferences,
    t('preferences:title'),
    t('preferences:description'),
  )
}
