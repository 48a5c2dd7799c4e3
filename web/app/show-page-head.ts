import type { HeadInput, Page } from '../lib/page-types'
import { applyHeadTags, headTags } from './head-tags'
import { loadMakeHead } from './load-head'

/** Loads what puts a page's head into the document: no visitor downloads it before going to another page. */
export async function loadShowHead(page: Pick<Page, 'screen' | 'head'>): Promise<(input: HeadInput) => void> {
  const makeHead = await loadMakeHead(page)
  return (input) => applyHeadTags(headTags(makeHead(input), input.locale, input.settings))
}
