import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function adminLoginHead({ t }: HeadInput): Head {
  return {
    title: `${t('login.title')} | ${site.name}`,
    description: t('login.intro'),
    path: paths.adminLogin,
    index: false,
    jsonLd: [],
  }
}

/** The admin's views name themselves once they are there. */
export function adminHead({ t }: HeadInput): Head {
  return {
    title: `${t('admin.frame.title')} | ${site.name}`,
    description: t('login.intro'),
    path: paths.admin.replace('/*', ''),
    index: false,
    jsonLd: [],
  }
}
