import { existsSync } from 'node:fs'
import { shareImagesFile } from './prebuild/folders'
import { prebuild } from './prebuild/prebuild'

/**
 * `npm run prebuild [-- --quick]`: writes pictures, share images, icons, headers and content into
 * `.generated/`; unchanged ones are left as they are. With `--quick` it draws no share images,
 * which take a minute: those that are there stay.
 */
const isQuick = process.argv.includes('--quick')
const startedAt = performance.now()
const ran = await prebuild(isQuick ? ['icons', 'headers', 'pictures'] : undefined)
if (isQuick && !existsSync(shareImagesFile))
  await (await import('./prebuild/share-images')).writeFirstShareImage()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(
  `prebuild: ${ran.length > 0 ? `wrote ${ran.join(', ')}` : 'nothing has changed'} (${seconds} s)\n`,
)
