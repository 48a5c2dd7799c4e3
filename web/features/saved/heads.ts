import { paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

/** The head of what is in this browser only: the saved things, and the pages that are kept offline. */
export function savedHead({ t, pageId }: HeadInput): Head {
  const id = pageId === 'offline' ? 'offline' : 'saved'
  return { title: pageTitle(t(`${id}:title`)), description: t(`${id}:description`), path: paths[id], index: false, jsonLd: [] }
}
