import { contentOf } from '../content/entry-file'
import { viewSettings } from '../content/site-settings'
import { packSettings } from './pack'

/** The settings that a new database starts with, for when those that are stored cannot be read. */
export const defaultSettings = viewSettings(contentOf('settings', packSettings))
