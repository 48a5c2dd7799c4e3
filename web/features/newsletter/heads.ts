import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

function linkHead(path: string, title: string, description: string): Head {
  return { title: `${title} | ${site.name}`, description, path, index: false, jsonLd: [] }
}

export function newsletterConfirmHead({ t }: HeadInput): Head {
  return linkHead(paths.newsletterConfirm, t('newsletter.confirm.title'), t('newsletter.confirm.description'))
}

export function newsletterUnsubscribeHead({ t }: HeadInput): Head {
  return linkHead(paths.newsletterUnsubscribe, t('newsletter.unsubscribe.title'), t('newsletter.unsubscribe.description'))
}
