import { headOf } from '../heads'
import type { HeadInput, Page } from '../lib/page'
import { applyHeadTags, headTags } from './head-tags'

/** Sets the document's head. Loaded with the first navigation: the Worker wrote the first head. */
export function applyHead(page: Page, input: HeadInput): void {
  applyHeadTags(headTags(headOf(page)(input), input.locale, input.settings))
}
