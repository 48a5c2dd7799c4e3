import { join } from 'node:path'
import { readEntryFiles, readSeedPosts } from '../seed/entry-files'

/** The pack that tests read, whatever the site's own is. */
export const samplePack = 'vietnam'
export const sampleFolder = join(import.meta.dirname, '../seed', samplePack, 'entries')

export const readSampleEntries = () => readEntryFiles(sampleFolder)
export const readSamplePosts = () => readSeedPosts(sampleFolder)
