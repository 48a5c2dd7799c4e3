import { lazy } from 'react'
import type { PostSummary } from '../../../../schema/api/posts'
import type { Locale } from '../../../../schema/locale'
import { addTexts } from '../../../i18n/translate'
import { useLocale } from '../../../lib/locale-context'
import { useApi } from '../../../lib/use-api'
import { PostTools } from './post-tools'

const textFiles = { vi: () => import('../../../i18n/vi/article-edit'), en: () => import('../../../i18n/en/article-edit') }

/** The buttons with their texts, which visitors never load. */
function withTexts(locale: Locale) {
  return lazy(async () => {
    const { texts } = await textFiles[locale]()
    addTexts(locale, 'article-edit', texts)
    return { default: PostTools }
  })
}
const tools = { vi: withTexts('vi'), en: withTexts('en') }

/** Edit and delete, for who is logged in: any answer but OK means that nobody is. Asked once, without a retry. */
export function StaffTools({ post }: { post: PostSummary }) {
  const { data: me } = useApi('/api/admin/me')
  const Tools = tools[useLocale()]
  return me ? <Tools post={post} /> : null
}
