import { loadFaces } from './page-parts'
import { arrangeParts, leaveParts } from './part-memory'
import { holdUntilShown, isRemembered, rememberScroll, returnTo } from './scroll-memory'

/** What going from page to page remembers of those that were left: where they stood, and how high their parts are. */
export const pageMemory = { arrangeParts, leaveParts, loadFaces, holdUntilShown, isRemembered, rememberScroll, returnTo }
