import { checkBytes } from './bench/bytes'

/** `npm test` and `npm run bench -- bytes`: fails where a page of the built site is heavier than its budget. */
process.exitCode = (await checkBytes()) ? 0 : 1
