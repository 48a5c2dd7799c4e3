import { existsSync } from 'node:fs'
import { shareImagesFile } from './prebuild/folders'
import { prebuild } from './prebuild/prebuild'

/**
 * `npm run prebuild [-- --quick]`: writes pictures, share images, icons, headers and the list of common
 * passwords into `.generated/`; unchanged ones are left as they are. With `--quick` it draws no share images,
 * which take a minute: those that are there stay.
 */
const isQuick = process.argv.includes('--quick')
const startedAt = performance.now()
const ran = await prebuild(
  isQuick ? ['colours', 'icons', 'headers', 'pictures', 'common-passwords'] : undefined,
)
if (isQuick && !existsSync(shareImagesFile))
  await (await import('./prebuild/share-images')).writeFirstShareImage()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(
  `prebuild: ${ran.length > 0 ? `wrote ${ran.join(', ')}` : 'nothing has changed'} (${seconds} s)\n`,
)
