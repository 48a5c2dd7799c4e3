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
  run: () => Promise<void>
}

/** Modules are imported only by a step that runs: the drawings alone take seconds. */
export const steps: Record<'icons' | 'headers' | 'pictures' | 'share-images', Step> = {
  icons: {
    inputs: ['web/public', 'schema/site.ts', 'tools/icons'],
    outputs: ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(
      (name) => `${generatedPublic}/${name}`,
    ),
    run: async () => (await import('./icons')).writeIcons(),
  },
  headers: {
    inputs: ['worker/edge/policy.ts', 'schema/site.ts'],
    outputs: [`${generatedPublic}/_headers`],
    run: async () => (await import('./headers')).writeHeaders(),
  },
  pictures: {
    inputs: ['art'],
    outputs: [`${generatedPublic}/assets/art`, `${generated}/pictures.json`],
    run: async () => (await import('./pictures')).writePictures(),
  },
  'share-images': {
    inputs: ['art', 'web', 'schema', 'tools/share', 'tools/every-head.ts'],
    outputs: [`${generatedPublic}/share`, shareImagesFile],
    run: async () => (await import('./share-images')).writeShareImages(),
  },
}
