import { paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

function linkHead(path: string, title: string, description: string): Head {
  return { title: pageTitle(title), description, path, index: false, jsonLd: [] }
}

export function newsletterConfirmHead({ t }: HeadInput): Head {
  return linkHead(paths.newsletterConfirm, t('newsletter:confirm.title'), t('newsletter:confirm.description'))
}

export function newsletterUnsubscribeHead({ t }: HeadInput): Head {
  return linkHead(paths.newsletterUnsubscribe, t('newsletter:unsubscribe.title'), t('newsletter:unsubscribe.description'))
}
