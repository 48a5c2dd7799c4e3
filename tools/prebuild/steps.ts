/** A group of generated files. */
export interface Step {
  /** Files and folders that the output depends on. */
  inputs: string[]
  /** Files and folders that the step owns: removed before it runs, and expected to exist afterwards. */
  outputs: string[]
  /** Whether the output also depends on the day. */
  isDaily?: boolean
  run: () => Promise<void>
}

/** Everything generated lies here; `public` is served and copied as it is. */
export const generated = '.generated'
export const generatedPublic = `${generated}/public`

/** Modules are imported only by a step that runs: the drawings alone take seconds. */
export const steps: Record<'icons' | 'headers' | 'pictures' | 'share-images', Step> = {
  icons: {
    inputs: ['web/public', 'schema/site.ts', 'tools/icons'],
    outputs: ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((name) => `${generatedPublic}/${name}`),
    run: async () => (await import('./icons')).writeIcons(),
  },
  headers: {
    inputs: ['worker/edge/policy.ts', 'schema/site.ts'],
    outputs: [`${generatedPublic}/_headers`],
    run: async () => (await import('./headers')).writeHeaders(),
  },
  pictures: {
    inputs: ['web/art'],
    outputs: [`${generatedPublic}/assets/art`, `${generated}/pictures.json`],
    run: async () => (await import('./pictures')).writePictures(),
  },
  'share-images': {
    inputs: ['web', 'schema', 'tools/share', 'tools/every-head.ts'],
    outputs: [`${generatedPublic}/share`, `${generated}/share-images.json`],
    isDaily: true,
    run: async () => (await import('./share-images')).writeShareImages(),
  },
}
