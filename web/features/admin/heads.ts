import { paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function adminLoginHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('login:title')),
    description: t('login:intro'),
    path: paths.adminLogin,
    index: false,
    jsonLd: [],
  }
}

/** The admin's views name themselves once they are there. */
export function adminHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('admin:frame.title')),
    description: t('login:intro'),
    path: paths.admin.replace('/*', ''),
    index: false,
    jsonLd: [],
  }
}
