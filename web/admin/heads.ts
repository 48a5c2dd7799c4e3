import { paths } from '../../schema/paths'
import { type Head, type HeadInput, pageTitle } from '../lib/page'

/** The admin's views set their own titles. */
export function adminHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('admin:frame.title')),
    description: t('login:intro'),
    path: paths.admin.replace('/*', ''),
    index: false,
    jsonLd: [],
  }
}

export function inviteHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('login:invite.title')),
    description: t('login:invite.intro'),
    path: paths.adminInvite,
    index: false,
    jsonLd: [],
  }
}

export function loginHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('login:title')),
    description: t('login:intro'),
    path: paths.adminLogin,
    index: false,
    jsonLd: [],
  }
}
