import { prebuild } from './prebuild/prebuild'

/** `npm run prebuild`: writes pictures, share images, icons, headers and content into `.generated/`; unchanged ones are left as they are. */
const startedAt = performance.now()
const ran = await prebuild()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(`prebuild: ${ran.length > 0 ? `wrote ${ran.join(', ')}` : 'nothing has changed'} (${seconds} s)\n`)
