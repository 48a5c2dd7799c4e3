import { later } from '../../lib/later'

/** The engine and its index: a page that shows what the Worker has found, or nothing yet, comes to life without them. */
export const searchEngine = later(() => import('./engine'))
