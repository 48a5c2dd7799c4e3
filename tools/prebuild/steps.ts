import { commonPasswordsPath } from '../../schema/api/admins'
import { generated, generatedPublic, shareImagesFile } from './folders'

/** A group of generated files. */
export interface Step {
  /** Files and folders that the output depends on. */
  inputs: string[]
  /**
   * Files and folders that exist once the step has run. It removes what it wrote before and no
   * longer writes.
   */
  outputs: string[]
  /** What else its output depends on. */
  variant?: string | undefined
  run: () => Promise<void>
}

/** Modules are imported only by a step that runs: the drawings alone take seconds. */
export const steps: Record<
  'colours' | 'icons' | 'headers' | 'pictures' | 'common-passwords' | 'share-images',
  Step
> = {
  colours: {
    inputs: ['schema/brand.ts'],
    outputs: [`${generated}/brand.css`],
    run: async () => (await import('./colours')).writeColours(),
  },
  icons: {
    inputs: ['web/public', 'schema/brand.ts', 'tools/icons'],
    outputs: ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(
      (name) => `${generatedPublic}/${name}`,
    ),
    run: async () => (await import('./icons')).writeIcons(),
  },
  headers: {
    inputs: ['worker/edge/policy.ts', 'schema/site.ts', 'wrangler.toml'],
    variant: process.env.CLOUDFLARE_ENV,
    outputs: [`${generatedPublic}/_headers`],
    run: async () => (await import('./headers')).writeHeaders(),
  },
  pictures: {
    inputs: ['art'],
    outputs: [`${generatedPublic}/assets/art`, `${generated}/pictures.json`],
    run: async () => (await import('./pictures')).writePictures(),
  },
  'common-passwords': {
    inputs: ['schema/api/admins.ts'],
    outputs: [generatedPublic + commonPasswordsPath],
    run: async () => (await import('./common-passwords')).writeCommonPasswords(),
  },
  'share-images': {
    inputs: ['art', 'web', 'schema', 'tools/share', 'tools/every-head.ts'],
    outputs: [`${generatedPublic}/share`, shareImagesFile],
    run: async () => (await import('./share-images')).writeShareImages(),
  },
}
